import { useTimeout } from "@mantine/hooks";
import { useState } from "react";

/** Milliseconds a status message of a gallery form stays. */
const displayTime = 2_000;

/** A text that clears itself, and the function that shows one. */
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
