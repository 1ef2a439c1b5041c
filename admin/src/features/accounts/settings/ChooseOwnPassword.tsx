import { Button, Center, Paper, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { preloadConfirmDialog } from "../../../components/feedback/load-confirm-dialog.ts";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useSignOut } from "../../../components/shell/use-sign-out.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

export function ChooseOwnPassword() {
  const { signOutOrAsk, dialog, isSigningOut } = useSignOut();
  useEffect(preloadConfirmDialog, []);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p={{ base: "md", sm: "xl" }} maw="30rem" w="100%">
        <Screen title="Choose your own password">
          <Stack>
            <Text>
              You signed in with the password printed by the server. Others may have seen it, and it
              only works for seven days, so please choose your own.
            </Text>
            <PasswordForm />
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
