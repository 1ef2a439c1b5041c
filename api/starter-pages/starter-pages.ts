import { starterAboutPage } from "./about.ts";
import { accessibilityPage } from "./accessibility.ts";
import { starterPracticalPage } from "./practical-information.ts";
import { privacyPage } from "./privacy.ts";
import { questionsPage } from "./questions.ts";
import { termsPage } from "./terms.ts";
import type { WrittenPage } from "./written-page.ts";

/** What an owner may begin with; none is shown at first. */
export const starterPages: readonly WrittenPage[] = [
  starterAboutPage,
  questionsPage,
  starterPracticalPage,
  privacyPage,
  termsPage,
  accessibilityPage,
];
