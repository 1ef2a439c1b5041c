import { Alert, Group, Stack } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { ReactNode } from "react";
import { scrollIntoView } from "./scroll-into-view.ts";

type Props = { title: string; children: ReactNode };

/** Announces that another version exists, scrolls into view, and holds the admin's choices. */
export function ConflictAlert({ title, children }: Props) {
  return (
    <Alert
      ref={scrollIntoView}
      color="clay"
      role="group"
      title={
        <Group gap="xs" wrap="nowrap">
          <GitCompareArrows size={20} aria-hidden />
          <span role="alert" tabIndex={-1}>
            {title}
          </span>
        </Group>
      }
    >
      <Stack gap="md">{children}</Stack>
    </Alert>
  );
}
