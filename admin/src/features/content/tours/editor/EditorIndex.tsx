import { useWindowEvent } from "@mantine/hooks";
import { memo, useState } from "react";
import { SectionIndex } from "../../../../components/sections/SectionIndex.tsx";
import { hasError, type SectionId, sections } from "./sections.ts";

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

/** In px from the top: below the header and the phone menu. */
const readingLine = 140;

const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;

const findCurrent = (): SectionId => {
  const passed = sections.findLast(({ id }) => {
    const section = document.querySelector(`[data-section="${id}"]`);
    return section && section.getBoundingClientRect().top <= readingLine;
  });
  const last = isAtEnd() ? sections.at(-1) : undefined;
  return (last ?? passed ?? sections[0]).id;
};

/** The section at the reading line; the last one at the end of the page. */
function useCurrentSection() {
  const [current, setCurrent] = useState<SectionId>(sections[0].id);
  useWindowEvent("scroll", () => setCurrent(findCurrent()));
  return current;
}
