import type { Page } from "shared/content/pages/pages";
import { storiesPath, writtenPagePath } from "shared/paths";

const fixed = [
  { value: "/", label: "Home" },
  { value: "/services", label: "All tours" },
  { value: "/gallery", label: "Gallery" },
  { value: "/contact", label: "Contact" },
  { value: "/login", label: "Sign in" },
];

/** The site's own pages and the owner's. */
export const knownPages = (pages: Page[]) => [
  ...fixed,
  ...(pages.some(({ story, isShown }) => story && isShown)
    ? [{ value: storiesPath, label: "Stories" }]
    : []),
  ...pages.map((page) => ({
    value: writtenPagePath(page),
    label: page.isShown ? page.title : `${page.title} (hidden)`,
  })),
];
export type KnownPage = ReturnType<typeof knownPages>[number];
