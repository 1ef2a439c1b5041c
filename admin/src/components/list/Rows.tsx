import { Card } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Rows.module.css";

export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <Card component="li" withBorder padding="md" className={classes.row}>
      {children}
    </Card>
  );
}
