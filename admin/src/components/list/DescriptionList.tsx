import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./DescriptionList.module.css";

export function DescriptionList({ items }: { items: Record<string, ReactNode> }) {
  return (
    <dl className={classes.items}>
      {Object.entries(items).map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0} className={classes.value}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
