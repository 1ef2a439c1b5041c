import { useTimeout } from "@mantine/hooks";
import { useState } from "react";

/** In milliseconds. */
const displayTime = 2_000;

/** A text that clears itself, and its setter. */
export function useTemporaryText() {
  const [text, setText] = useState<string>();
  const { start, clear } = useTimeout(() => setText(undefined), displayTime);
  const show = (next: string) => {
    clear();
    setText(next);
    start();
  };
  return [text, show] as const;
}
