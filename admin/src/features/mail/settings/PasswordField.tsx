import { Button, Group, PasswordInput, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";

type Props = {
  value: string;
  onChange: (password: string) => void;
  /** A password is stored for this server and user name. */
  isStored: boolean;
  error: ReactNode;
};

/** A stored password is never shown; it can be replaced. */
export function PasswordField({ value, onChange, isStored, error }: Props) {
  const [isChanging, setChanging] = useState(false);
  if (isStored && !isChanging && value === "" && !error)
    return (
      <Group gap="sm">
        <Text size="sm">A password is saved.</Text>
        <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
          Change
        </Button>
      </Group>
    );
  return (
    <PasswordInput
      label="Password"
      description={
        isStored
          ? "Leave empty to keep the saved one."
          : "For this server and user name. Stored encrypted."
      }
      autoComplete="new-password"
      data-path="password"
      data-autofocus={isChanging || undefined}
      maxLength={500}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
