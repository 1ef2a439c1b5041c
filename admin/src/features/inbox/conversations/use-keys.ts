import { useLocalStorage, useWindowEvent } from "@mantine/hooks";

const fields = "textarea, select, [contenteditable=true], input:not([type=checkbox])";
const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest(fields) !== null) ||
  document.querySelector(layers) !== null;

/** Single keys get in the way of dictation (WCAG 2.1.4), so they can be switched off; kept in this browser. */
export const useKeysSetting = () =>
  useLocalStorage({ key: "inbox-keys", defaultValue: true, getInitialValueInEffect: false });

/** Runs before a menu closes on Escape, so that one key does one thing. */
const first = { capture: true };

/** Acts on single keys outside of fields and dialogs. Escape and arrows work even when single keys are off. */
export function useKeys(keys: Record<string, () => void>) {
  const [isOn] = useKeysSetting();
  const onKeyDown = (event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    const isCharacter = event.key.length === 1;
    if (!act || isElsewhere(event) || (isCharacter && !isOn)) return;
    event.preventDefault();
    act();
  };
  useWindowEvent("keydown", onKeyDown, first);
}
