import { memo } from "react";
import { SectionIndex } from "../../../../components/sections/SectionIndex.tsx";
import { hasError, sections } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** Moves the focus too, so that the keyboard continues from there. */
const goTo = (id: string) => {
  const section = document.querySelector(`[data-section="${id}"]`);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
};

type Props = {
  errors: object;
  /** Runs before scrolling to a section. */
  onBeforeGo: () => void;
};

/** Highlights the section in view. */
export const EditorIndex = memo(({ errors, onBeforeGo }: Props) => {
  const entries = sections.map((section) => ({
    id: section.id,
    label: section.label,
    problem: hasError(section, errors) ? "please correct" : undefined,
  }));
  const choose = (id: string) => {
    onBeforeGo();
    goTo(id);
  };
  return <SectionIndex entries={entries} current={useCurrentSection()} onChoose={choose} />;
});
