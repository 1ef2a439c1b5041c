import { EmptyState } from "@mantine/core";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";

/** Stands where rows would stand. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <EmptyState py="xl" icon={<Inbox aria-hidden />} title={title}>
      {children}
    </EmptyState>
  );
}
