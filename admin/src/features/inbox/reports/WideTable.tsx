import { Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import table from "../../../components/table/Table.module.css";
import classes from "./WideTable.module.css";

type Props = {
  caption: string;
  /** In px; a narrower screen scrolls sideways. */
  minWidth: number;
  children: ReactNode;
};

/** A table that the keyboard can scroll. Its caption, header and row names stay in view. */
export function WideTable({ caption, minWidth, children }: Props) {
  const id = useId();
  const scrollable = { tabIndex: 0, role: "group", "aria-label": caption };
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs" id={id}>
        {caption}
      </Text>
      <div {...scrollable} className={classes.scroll}>
        <table
          className={`${table.table} ${classes.table}`}
          style={{ minWidth }}
          aria-labelledby={id}
        >
          {children}
        </table>
      </div>
    </div>
  );
}
