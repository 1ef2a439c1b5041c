import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import { adminRole } from "shared/accounts/users";
import type { AccountForm } from "../../lib/editing/use-account-form.ts";
import { accessLabels } from "../../lib/text/access-labels.ts";
import { DescriptionList } from "../list/DescriptionList.tsx";
import { scrollIntoView } from "./scroll-into-view.ts";

type Props = {
  failure: string;
  edit: Pick<AccountForm, "other" | "keepTyped" | "loadOther">;
  button: string;
};

/** Shows the account as another user saved it and lets the admin choose. */
export function AccountConflict({ failure, edit, button }: Props) {
  const { other, keepTyped, loadOther } = edit;
  if (!other) return null;
  return (
    <Alert
      ref={scrollIntoView}
      color="clay"
      role="group"
      title="Another version was saved"
      icon={<GitCompareArrows size={20} aria-hidden />}
    >
      <Stack gap="md">
        <Text size="sm" role="alert" tabIndex={-1}>
          {failure}
        </Text>
        <DescriptionList
          items={{
            Username: other.username,
            Email: other.email,
            Role: other.role,
            ...(other.role === adminRole && { Access: accessLabels[other.access] }),
          }}
        />
        <Text size="sm">
          Keeping what you typed takes over what only the other one changed; “{button}” then saves
          it.
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => loadOther(other)}>
            Load the other version
          </Button>
          <Button size="xs" color="clay" onClick={() => keepTyped(other)}>
            Keep what I typed
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
