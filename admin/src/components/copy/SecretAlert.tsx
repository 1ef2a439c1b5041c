import { Alert, Button, Code, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { CopyText } from "./CopyText.tsx";

type Props = {
  title: string;
  noun: string;
  secret: string;
  children: ReactNode;
  onDone: () => void;
};

/** A secret that the server answers once. */
export function SecretAlert({ title, noun, secret, children, onDone }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Alert ref={frame} tabIndex={-1} color="clay" title={title} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Copy it now; it won't be shown again. {children}</Text>
        <Group gap="xs" wrap="nowrap">
          <Code style={{ overflowWrap: "anywhere" }}>{secret}</Code>
          <CopyText noun={noun} text={secret} />
        </Group>
        <Button size="xs" onClick={onDone}>
          I stored it
        </Button>
      </Stack>
    </Alert>
  );
}
