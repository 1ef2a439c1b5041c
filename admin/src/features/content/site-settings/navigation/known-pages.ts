import type { Page } from "shared/content/pages/pages";
import { writtenPagePath } from "shared/paths";

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
  ...pages.map(({ slug, title, isShown }) => ({
    value: writtenPagePath(slug),
    label: isShown ? title : `${title} (hidden)`,
  })),
];
export type KnownPage = ReturnType<typeof knownPages>[number];
