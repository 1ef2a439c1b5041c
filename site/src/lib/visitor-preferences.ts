import { isBoolean, isShape, isString } from "./guards.ts";

type Connection = { effectiveType: string; saveData: boolean };

/** The Network Information API, which some browsers lack. */
const hasConnection = isShape<{ connection: Connection }>({
  connection: isShape<Connection>({ effectiveType: isString, saveData: isBoolean }),
});

export const savesData = () => hasConnection(navigator) && navigator.connection.saveData;

export const isSlowConnection = () =>
  hasConnection(navigator) && navigator.connection.effectiveType.includes("2g");

export const prefersReducedMotion = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  savesData();
