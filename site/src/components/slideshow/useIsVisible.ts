import { type RefObject, useEffect, useState } from "react";

/** Whether the element is on screen, in a tab that is not hidden. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const readTab = () => setIsTabShown(document.visibilityState === "visible");
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => document.removeEventListener("visibilitychange", readTab);
  }, []);

  return isOnScreen && isTabShown;
}
