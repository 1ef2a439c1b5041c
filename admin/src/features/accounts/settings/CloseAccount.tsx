import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { closeAccount } from "shared/accounts/users.endpoints";
import { adminPaths } from "shared/paths";
import { ConfirmDialog } from "../../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { leaveSignedOut } from "../../../components/shell/sign-out.ts";
import { ApiError, serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

export function CloseAccount() {
  const app = useApp();
  const [isAsking, { open, close }] = useDisclosure();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => app.api.request(closeAccount, { signal: AbortSignal.timeout(saveTimeout) }),
    onSuccess: () => leaveSignedOut(app),
  });
  const hasPlannedChanges = error instanceof ApiError && error.code === "conflict";
  const confirm = () => {
    close();
    mutate();
  };
  return (
    <Stack align="flex-start" mt="xl" gap="xs">
      <Title order={3} size="h4">
        Close your account
      </Title>
      <Text>You won't be able to sign in. What you wrote stays, without your name.</Text>
      <Button variant="outline" color="red" loading={isPending} onClick={open}>
        Close account
      </Button>
      {error && (
        <ErrorAlert
          title="Your account is still open"
          detail={
            <>
              {serverMessage(error) ?? "Please try again."}{" "}
              {hasPlannedChanges && (
                <Anchor component={Link} to={adminPaths.timetable} inherit underline="always">
                  Open the timetable
                </Anchor>
              )}
            </>
          }
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Close your account?"
          text="You'll be signed out everywhere, and your API keys stop working. This can't be undone."
          confirm="Close account"
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </Stack>
  );
}
