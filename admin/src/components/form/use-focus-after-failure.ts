import { type RefObject, useEffect, useRef } from "react";
import type { Saving } from "../../lib/editing/use-save.ts";

const queryAll = (form: HTMLFormElement, selector: string) => [
  ...form.querySelectorAll<HTMLElement>(selector),
];

/** Saving disables the fields and loses the focus: a failure moves it to the first invalid field or to the message. */
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
    // The user may have moved the focus during the save.
    if (focused !== document.body && !form.current.contains(focused)) return;
    const [refused] = queryAll(form.current, "[aria-invalid=true]");
    const alert = queryAll(form.current, "[role=alert]").find(({ textContent }) => textContent);
    (refused ?? alert)?.focus();
  }, [form, isPending, isSuccess]);
}
