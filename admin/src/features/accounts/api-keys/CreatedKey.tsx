import { Alert, Button, Code, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { CopyText } from "../../../components/copy/CopyText.tsx";

type Props = { name: string; secret: string; onDone: () => void };

/** The server stores a hash only, so the key is shown once. */
export function CreatedKey({ name, secret, onDone }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Alert ref={frame} tabIndex={-1} color="clay" title={`The key “${name}”`} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Copy it now; it won't be shown again. Anyone who has it can use it, so store it like a
          password.
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Code style={{ overflowWrap: "anywhere" }}>{secret}</Code>
          <CopyText noun="the key" text={secret} />
        </Group>
        <Button size="xs" onClick={onDone}>
          I stored it
        </Button>
      </Stack>
    </Alert>
  );
}
