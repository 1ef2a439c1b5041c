/** As in `boat-trips` for "Boat trips": letters without their accents, digits and hyphens. */
export const proposeSlug = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
