import { Table, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./WideTable.module.css";

type Props = {
  caption: string;
  /** In px; a narrower screen scrolls sideways. */
  minWidth: number;
  children: ReactNode;
};

/** A table that keys can scroll, too. Its caption, its heads and the names of its lines stay in sight. */
export function WideTable({ caption, minWidth, children }: Props) {
  const id = useId();
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs" id={id}>
        {caption}
      </Text>
      <Table.ScrollContainer
        minWidth={minWidth}
        maxHeight="min(32rem, 70dvh)"
        scrollAreaProps={{
          type: "auto",
          viewportProps: { tabIndex: 0, role: "group", "aria-label": caption },
        }}
      >
        <Table className={classes.table} stickyHeader aria-labelledby={id} fz="sm">
          {children}
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}
