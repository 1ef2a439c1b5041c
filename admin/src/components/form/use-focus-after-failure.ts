import { type RefObject, useEffect, useRef } from "react";
import type { Saving } from "../../lib/editing/use-save.ts";

const queryAll = (form: HTMLFormElement, selector: string) => [
  ...form.querySelectorAll<HTMLElement>(selector),
];

/** A save rests the fields, which takes the focus away: after a failure it goes to the first refused field, or to what is said. */
export function useFocusAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  { isPending, isSuccess }: Saving,
) {
  const wasPending = useRef(false);
  useEffect(() => {
    const hasFailed = wasPending.current && !isPending && !isSuccess;
    wasPending.current = isPending;
    const focused = document.activeElement;
    if (!hasFailed || !form.current) return;
    // Who has gone elsewhere in the meantime stays there.
    if (focused !== document.body && !form.current.contains(focused)) return;
    const [refused] = queryAll(form.current, "[aria-invalid=true]");
    const told = queryAll(form.current, "[role=alert]").find(({ textContent }) => textContent);
    (refused ?? told)?.focus();
  }, [form, isPending, isSuccess]);
}
