import { Stack, Title } from "@mantine/core";
import { PasswordForm } from "./PasswordForm.tsx";

export function AccountSection() {
  return (
    <Stack component="section" aria-label="Account">
      <Title order={2} size="h3">
        Account
      </Title>
      <PasswordForm />
    </Stack>
  );
}
