import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { User } from "shared/users";
import { Facts } from "../../components/Facts.tsx";

type Props = { other: User; onKeepTyped: () => void; onLoadOther: () => void };

/** Somebody else saved the user first: shows that version and lets the admin choose. */
export function UserConflict({ other, onKeepTyped, onLoadOther }: Props) {
  return (
    <Alert
      color="clay"
      role="group"
      title="Another version was saved"
      icon={<GitCompareArrows size={20} aria-hidden />}
    >
      <Stack gap="md">
        <Facts facts={{ Username: other.username, Email: other.email, Role: other.role }} />
        <Text size="sm">
          Keeping what you typed takes over what only the other one changed; “Update” then saves it.
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onLoadOther}>
            Load the other version
          </Button>
          <Button size="xs" color="clay" onClick={onKeepTyped}>
            Keep what I typed
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
