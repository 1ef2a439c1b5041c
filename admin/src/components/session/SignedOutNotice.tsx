import { Alert, Anchor, Text } from "@mantine/core";
import { LogIn } from "lucide-react";
import { useHasUnsavedChanges, useSignOutReason } from "../../lib/app/app-context.ts";
import { sitePaths } from "../../lib/app/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import classes from "./SignedOutNotice.module.css";

/** Offers to sign in again in another tab, so that this screen stays as it is. */
export function SignedOutNotice() {
  const reason = useSignOutReason();
  const session = useSession();
  const hasUnsaved = useHasUnsavedChanges();
  if (session && reason === undefined) return null;
  return (
    <Alert
      className={classes.notice}
      color="clay"
      icon={<LogIn />}
      title="You're signed out"
      role="alert"
    >
      {reason && <Text size="sm">{reason}</Text>}
      <Text size="sm">
        {hasUnsaved && "What you typed is still here. "}
        <Anchor href={sitePaths.signIn} target="_blank" inherit underline="always">
          Sign in again
        </Anchor>{" "}
        in a new tab, then continue here.
      </Text>
    </Alert>
  );
}
