import { Alert, Button, Code, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { CopyText } from "../../components/copy/CopyText.tsx";

type Props = { name: string; secret: string; onDone: () => void };

/** The server shows a secret once. */
export function NewSecret({ name, secret, onDone }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Alert ref={frame} tabIndex={-1} color="clay" title={`The secret of “${name}”`} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Copy it now; it won't be shown again. The other program checks with it that a request
          comes from your website.
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Code style={{ overflowWrap: "anywhere" }}>{secret}</Code>
          <CopyText noun="the secret" text={secret} />
        </Group>
        <Button size="xs" onClick={onDone}>
          I stored it
        </Button>
      </Stack>
    </Alert>
  );
}
