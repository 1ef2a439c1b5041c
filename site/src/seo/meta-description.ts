import { listPagePictures, type Page } from "shared/content/pages/pages";
import { plainText } from "shared/text/rich-text";
import { type SharePicture, toSharePicture } from "../content/share-picture.ts";

/** Search engines show about this many characters. */
const longest = 160;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const cutAtWord = (text: string) => {
  const cut = [...text].slice(0, longest - 1).join("");
  return `${cut.replace(/[\s\p{P}]+\S*$/u, "")}…`;
};

/** The first whole sentences of a text; a first sentence that is too long ends after a word. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  let description = "";
  for (const { segment } of sentences.segment(line)) {
    if ((description + segment).trimEnd().length > longest) break;
    description += segment;
  }
  return description.trimEnd() || cutAtWord(line);
}

/** "Kayak tours: The first, The second and 3 more." */
export function listInSentence(start: string, names: string[]): string {
  const toSentence = (count: number) => {
    const rest = names.length - count;
    return `${start} ${names.slice(0, count).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
  };
  let count = names.length;
  while (count > 1 && toSentence(count).length > longest) count -= 1;
  return metaDescription(toSentence(count));
}

export const pageDescription = ({ description, blocks, title }: Page): string => {
  const [text] = blocks.flatMap((block) => (block.type === "text" ? [plainText(block.text)] : []));
  return metaDescription(description || text || title);
};

/** The page's first picture; `undefined` if it has none. */
export const pagePicture = (page: Page): SharePicture | undefined => {
  const [first] = listPagePictures(page).flatMap((id) => page.pictures[id] ?? []);
  return first && toSharePicture({ title: page.title, image: first.image });
};
