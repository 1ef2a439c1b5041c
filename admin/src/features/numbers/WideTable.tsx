import { Table } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  caption: string;
  /** In px; a narrower screen scrolls sideways. */
  minWidth: number;
  children: ReactNode;
};

/** A table that keys can scroll, too. */
export function WideTable({ caption, minWidth, children }: Props) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "group", "aria-label": caption } }}
    >
      <Table captionSide="top" fz="sm">
        <Table.Caption ta="start">{caption}</Table.Caption>
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
