import transliterate from "@sindresorhus/transliterate";

/** Longest slug, in characters; longer titles are cut at a word. */
const longest = 80;

/** `Kayak to Napoleon Island` → `kayak-to-napoleon-island`; accents and signs fall away, other letters become plain ones. */
export const slugOf = (title: string) => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\p{S}/gu, " ");
  const words = transliterate(plain)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["tour"];
  const slug = words.join("-");
  return slug.length <= longest
    ? slug
    : slug
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longest);
};

/** `slug` or, where it is taken, `slug-2`, `slug-3`, … */
export const uniqueSlug = (slug: string, taken: ReadonlySet<string>) => {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
