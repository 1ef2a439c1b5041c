import { accessibilityPage } from "../../starter-pages/accessibility.ts";
import { privacyPage } from "../../starter-pages/privacy.ts";
import { questionsPage } from "../../starter-pages/questions.ts";
import { termsPage } from "../../starter-pages/terms.ts";
import type { WrittenPage } from "../../starter-pages/written-page.ts";
import { aboutPage } from "./about.ts";
import { mtbTourPage } from "./mtb-tour.ts";
import { practicalPage } from "./practical-information.ts";
import { demoStories } from "./stories.ts";

/** All of them are shown. */
export const demoPages: readonly WrittenPage[] = [
  aboutPage,
  mtbTourPage,
  questionsPage,
  practicalPage,
  privacyPage,
  termsPage,
  accessibilityPage,
  ...demoStories,
];
