import { Button, Center, Paper, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { preloadConfirmDialog } from "../../../../components/feedback/load-confirm-dialog.ts";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { useSignOut } from "../../../../components/shell/use-sign-out.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";

/** `onDone` runs once a second factor is set up. */
export function SetUpSecondFactor({ onDone }: { onDone: (() => void) | undefined }) {
  const { signOutOrAsk, dialog, isSigningOut } = useSignOut();
  useEffect(preloadConfirmDialog, []);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p={{ base: "md", sm: "xl" }} maw="40rem" w="100%">
        <Screen title="Set up a second factor">
          <Stack>
            <Text>
              All admins of this site need one. Set up an authenticator app or a passkey and save
              the recovery codes to continue.
            </Text>
            <SecondFactorSection />
            {onDone && <Button onClick={onDone}>Continue</Button>}
            <Button variant="subtle" loading={isSigningOut} onClick={signOutOrAsk}>
              Logout
            </Button>
            {dialog}
          </Stack>
        </Screen>
      </Paper>
    </Center>
  );
}
