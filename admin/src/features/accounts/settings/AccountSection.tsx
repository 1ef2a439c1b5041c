import { Stack, Title } from "@mantine/core";
import { CloseAccount } from "./CloseAccount.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

export function AccountSection() {
  return (
    <Stack component="section" aria-label="Account">
      <Title order={2} size="h3">
        Account
      </Title>
      <PasswordForm />
      <CloseAccount />
    </Stack>
  );
}
