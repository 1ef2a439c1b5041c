import { isBoolean, isShape } from "./guards.ts";

/** The Network Information API, which not every browser has. */
const hasConnection = isShape<{ connection: { saveData: boolean } }>({
  connection: isShape<{ saveData: boolean }>({ saveData: isBoolean }),
});

export const prefersReducedMotion = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  (hasConnection(navigator) && navigator.connection.saveData);
