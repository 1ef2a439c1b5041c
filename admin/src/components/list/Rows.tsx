import { Card } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Rows.module.css";

/** A list whose rows are cards; one column at any width, so that it reads the same on a phone. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** One row of {@link Rows}. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Card component="li" withBorder padding="md" className={classes.row}>
      {children}
    </Card>
  );
}
