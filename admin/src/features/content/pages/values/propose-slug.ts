import { isReservedSlug } from "shared/content/pages/pages";

const longest = 80;

/** `boat-trips` for "Boat trips": letters without their accents, digits and hyphens. */
export const proposeSlug = (title: string) => {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return isReservedSlug(slug) ? `${slug}-page` : slug;
};
