import { useEffect, useState } from "react";

/** Returns the focus on unmount too; Mantine's dialogs only do so when they close. */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
