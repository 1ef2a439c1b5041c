import { hasOwnAddress } from "shared/content/pages/pages";
import type { PageValues } from "./page-values.ts";

const longest = 80;

/** `boat-trips` for "Boat trips": letters without their accents, digits and hyphens. */
export const proposeSlug = ({ title, story }: Pick<PageValues, "title" | "story">) => {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return hasOwnAddress({ slug, story }) ? slug : `${slug}-${story ? "story" : "page"}`;
};
