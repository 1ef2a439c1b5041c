import { Button, Group, Text } from "@mantine/core";

type Props = {
  label: string;
  /** For example "Unsaved changes". */
  state: string;
  isPending: boolean;
  disabled: boolean;
};

/** Shows the form's state beside its submit button. */
export function SubmitBar({ label, state, isPending, disabled }: Props) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text size="sm" role="status">
        {state}
      </Text>
      <Button type="submit" flex="none" loading={isPending} disabled={disabled}>
        {label}
      </Button>
    </Group>
  );
}
