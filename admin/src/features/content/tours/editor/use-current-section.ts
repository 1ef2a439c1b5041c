import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { type SectionId, sections } from "./sections.ts";

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
export function useCurrentSection() {
  const [current, setCurrent] = useState<SectionId>(sections[0].id);
  useWindowEvent("scroll", () => setCurrent(findCurrent()));
  return current;
}
