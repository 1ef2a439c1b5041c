import { Container, Group, Title } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Links and buttons beside the title. */
  actions?: ReactNode;
  size?: "sm" | "md" | "xl";
  children: ReactNode;
};

/** A screen: its title in the tab and as heading, and what stands below. */
export function Screen({ title, actions, size = "xl", children }: Props) {
  return (
    <Container size={size} p={0} mx="auto">
      <title>{`${title} · Admin`}</title>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1} size="h2">
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Container>
  );
}
