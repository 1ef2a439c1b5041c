import { Box, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./LinkGroup.module.css";

/** `SideLink`s below their title. */
export function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} className={classes.group}>
      <Text id={id} size="xs" fw={650} c="dimmed" px="sm" pb={2}>
        {title}
      </Text>
      {children}
    </Box>
  );
}
