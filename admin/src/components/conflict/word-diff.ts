import { diffWordsWithSpace } from "diff";

/** Characters of unchanged text shown on each side of a difference. */
const contextLength = 120;

const truncateEnd = (text: string) => text.slice(0, contextLength).replace(/\s\S*$/, " …");
const truncateStart = (text: string) => text.slice(-contextLength).replace(/^\S*\s/, "… ");

const truncateUnchanged = (text: string, isFirst: boolean, isLast: boolean) => {
  if (text.length <= 3 * contextLength) return text;
  if (isFirst) return truncateStart(text);
  if (isLast) return truncateEnd(text);
  return `${truncateEnd(text)}\n${truncateStart(text)}`;
};

/** Splits a text into parts, marking those that `other` lacks; long unchanged parts are shortened. */
export function diffWords(text: string, other: string) {
  const parts = diffWordsWithSpace(other, text).filter(({ removed }) => !removed);
  return parts.map(({ value, added: isMarked }, index) => {
    const isLast = index === parts.length - 1;
    return { isMarked, value: isMarked ? value : truncateUnchanged(value, index === 0, isLast) };
  });
}
