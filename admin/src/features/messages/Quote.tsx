import { Blockquote, Text } from "@mantine/core";
import type { ReactNode } from "react";

type Props = { label: ReactNode; color?: "lake" | "clay"; children: string };

export function Quote({ label, color = "clay", children }: Props) {
  return (
    <Blockquote color={color} p="sm" radius="sm" m={0}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </Blockquote>
  );
}
