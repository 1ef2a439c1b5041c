import { type RefObject, useEffect, useState } from "react";

/** On screen, in a tab that is not hidden. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [tabShown, setTabShown] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const readTab = () => setTabShown(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", readTab);
    return () => document.removeEventListener("visibilitychange", readTab);
  }, []);

  return onScreen && tabShown;
}
