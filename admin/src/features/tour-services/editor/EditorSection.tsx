import { memo, type ReactNode } from "react";
import { SectionCard } from "../../../components/sections/Sections.tsx";
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
    <SectionCard id={section.id} label={section.label}>
      {children}
    </SectionCard>
  ),
  (before, now) => before.state === now.state && before.given === now.given,
);
