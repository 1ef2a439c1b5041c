import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef } from "react";

/** Tells the style sheet how far down the window something begins, so that it ends where the window does. */
export function useFittingHeight() {
  const fitted = useRef<HTMLElement>(null);
  const fit = () => {
    const top = fitted.current?.getBoundingClientRect().top ?? 0;
    fitted.current?.style.setProperty("--reader-top", `${top}px`);
  };
  useEffect(() => {
    // What appears above moves it without a word.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  useWindowEvent("scroll", fit);
  useWindowEvent("resize", fit);
  return fitted;
}
