import { Container, Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useWaitingCount } from "../../lib/requests/use-waiting-count.ts";

type Props = {
  title: string;
  actions?: ReactNode;
  size?: "sm" | "md" | "xl";
  children: ReactNode;
};

export function Screen({ title, actions, size = "xl", children }: Props) {
  const waiting = useWaitingCount();
  const count = waiting > 0 ? `(${waiting}) ` : "";
  return (
    <Container size={size} p={0} mx="auto">
      <title>{`${count}${title} · Admin`}</title>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1} size="h2">
          {title}
        </Title>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Container>
  );
}
