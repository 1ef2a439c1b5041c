import { Title } from "@mantine/core";
import { memo, type ReactNode } from "react";
import classes from "./ServiceEditor.module.css";
import type { Section } from "./sections.ts";

type Props = {
  section: Section;
  /** Of its values and errors. */
  state: string;
  /** What else its content shows. */
  given: unknown;
  children: ReactNode;
};

/** Typing in one section does not render the others again: on a phone that takes long. */
export const EditorSection = memo(
  ({ section, children }: Props) => (
    <div data-section={section.id} className={classes.section}>
      <Title order={2} size="h4" mb="sm" tabIndex={-1} className={classes.title}>
        {section.label}
      </Title>
      {children}
    </div>
  ),
  (before, now) => before.state === now.state && before.given === now.given,
);
