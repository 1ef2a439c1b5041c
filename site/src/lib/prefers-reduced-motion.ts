import { savesData } from "./connection.ts";

export const prefersReducedMotion = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  savesData();
