import transliterate from "@sindresorhus/transliterate";
import { tourPagePath } from "../../paths.ts";
import { reservedTourIds } from "./tour-address.ts";

/** Longest slug in characters; longer titles are cut at a word. */
const longest = 80;

const cutAtWord = (slug: string) =>
  slug.length <= longest
    ? slug
    : slug
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longest);

/** `Kayak to Napoleon Island` → `kayak-to-napoleon-island`; drops accents and symbols, transliterates other letters. */
export const toSlug = (title: string) => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\p{S}/gu, " ");
  const parts = transliterate(plain)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["tour"];
  const slug = cutAtWord(parts.join("-"));
  return reservedTourIds.has(slug) ? `${slug}-tour` : slug;
};

export const proposeDetailPage = (title: string) =>
  title.trim() === "" ? "" : tourPagePath(toSlug(title));
