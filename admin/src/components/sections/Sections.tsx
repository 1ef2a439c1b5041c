import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Sections.module.css";

/** Sections beside their index, on a phone below it. */
export function Sections({ index, children }: { index: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.columns}>
      {index}
      <Stack gap="xl" className={classes.sections}>
        {children}
      </Stack>
    </div>
  );
}

type CardProps = { id: string; label: string; children: ReactNode };

export function SectionCard({ id, label, children }: CardProps) {
  return (
    <div data-section={id} className={classes.section}>
      <Title order={2} size="h4" mb="sm" tabIndex={-1} className={classes.title}>
        {label}
      </Title>
      {children}
    </div>
  );
}
