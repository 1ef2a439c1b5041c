import { diffWordsWithSpace } from "diff";

/** Characters of unchanged text shown on each side of a difference. */
const context = 120;

const startOf = (text: string) => text.slice(0, context).replace(/\s\S*$/, " …");
const endOf = (text: string) => text.slice(-context).replace(/^\S*\s/, "… ");

const shortened = (text: string, isFirst: boolean, isLast: boolean) => {
  if (text.length <= 3 * context) return text;
  if (isFirst) return endOf(text);
  if (isLast) return startOf(text);
  return `${startOf(text)}\n${endOf(text)}`;
};

/** A text in parts, those marked that `other` does not have; long stretches that both have are left out. */
export function markedWords(text: string, other: string) {
  const parts = diffWordsWithSpace(other, text).filter(({ removed }) => !removed);
  return parts.map(({ value, added: isMarked }, index) => {
    const isLast = index === parts.length - 1;
    return { isMarked, value: isMarked ? value : shortened(value, index === 0, isLast) };
  });
}
