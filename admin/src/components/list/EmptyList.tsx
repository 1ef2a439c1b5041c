import { EmptyState } from "@mantine/core";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";

export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <EmptyState py="xl" icon={<Inbox aria-hidden />} title={title}>
      {children}
    </EmptyState>
  );
}
