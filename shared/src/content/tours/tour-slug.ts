import transliterate from "@sindresorhus/transliterate";
import { tourPagePath } from "../../paths.ts";

/** Longest slug, in characters; longer titles are cut at a word. */
const longest = 80;

/** Hosts answer the address of a folder with its file `index`. */
export const reservedTourIds: ReadonlySet<string> = new Set(["index"]);

const cutAtWord = (slug: string) =>
  slug.length <= longest
    ? slug
    : slug
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longest);

/** `Kayak to Napoleon Island` → `kayak-to-napoleon-island`; accents and signs fall away, other letters become plain ones. */
export const slugOf = (title: string) => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\p{S}/gu, " ");
  const words = transliterate(plain)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["tour"];
  const slug = cutAtWord(words.join("-"));
  return reservedTourIds.has(slug) ? `${slug}-tour` : slug;
};

/** The detail page that a form proposes for a new tour. */
export const proposeDetailPage = (title: string) =>
  title.trim() === "" ? "" : tourPagePath(slugOf(title));
