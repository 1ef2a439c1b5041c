import { starterAboutPage } from "./about.ts";
import { accessibilityPage } from "./accessibility.ts";
import { starterPracticalPage } from "./practical-information.ts";
import { privacyPage } from "./privacy.ts";
import { questionsPage } from "./questions.ts";
import { termsPage } from "./terms.ts";
import type { WrittenPage } from "./written-page.ts";

/** Pages for an owner to start from; all are hidden at first. */
export const starterPages: readonly WrittenPage[] = [
  starterAboutPage,
  questionsPage,
  starterPracticalPage,
  privacyPage,
  termsPage,
  accessibilityPage,
];
