import type { FirstStep } from "shared/content/first-start";

type Missing = FirstStep["missing"][number];
type Step = Pick<FirstStep, "id" | "title" | "isRequired"> & { missing: Missing[] };

export const toStep = (step: Step): FirstStep => ({ ...step, isDone: step.missing.length === 0 });

/** Mended on a screen of the admin, or on none. */
export const lack = (text: string, path: string | null): Missing => ({
  text,
  path,
  isOnSite: false,
});

export const withId = (path: string, id: string) => path.replace(":id", encodeURIComponent(id));
