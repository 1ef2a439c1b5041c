import { useEffect, useState } from "react";

/** Mantine's dialogs give the focus back when they close, not when they are unmounted: this one does. */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
