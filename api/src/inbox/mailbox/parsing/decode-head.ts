import { isUtf8 } from "node:buffer";
import { decodeText } from "./decode-text.ts";

type Word = { charset: string; encoding: string; payload: string };

const word = String.raw`=\?(?<charset>[^?\s]+)\?(?<encoding>[BQ])\?(?<payload>[^?]*)\?=`;
const unnamed = word.replace(/\?<\w+>/g, "?:");
const oneWord = new RegExp(word, "gi");
const adjacentWords = new RegExp(String.raw`${unnamed}(?:\s+${unnamed})*`, "gi");

const readWords = (text: string): Word[] =>
  [...text.matchAll(oneWord)].map(
    ({ groups: { charset = "", encoding = "", payload = "" } = {} }) => ({
      charset: charset.replace(/\*.*$/, "").toLowerCase(),
      encoding: encoding.toUpperCase(),
      payload,
    }),
  );

/** Adjacent words in one charset may share a letter. */
const groupWords = (encodedWords: Word[]) => {
  const groups: Word[][] = [];
  for (const word of encodedWords) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (first?.charset === word.charset && first.encoding === word.encoding) last?.push(word);
    else groups.push([word]);
  }
  return groups;
};

const fromQuoted = (payload: string) =>
  Buffer.from(
    Buffer.from(payload.replaceAll("_", " "))
      .toString("latin1")
      .replace(/=([\da-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  );

const toBytes = ({ encoding, payload }: Word) =>
  encoding === "B" ? Buffer.from(payload, "base64") : fromQuoted(payload);

/** Programs break words inside letters, and some inside the groups of Base64. */
const decodeGroup = (group: Word[]) => {
  const charset = group[0]?.charset;
  const separate = group.map(toBytes);
  const isBroken = group.some(
    ({ encoding, payload }) => encoding === "B" && payload.length % 4 !== 0,
  );
  const joined = Buffer.from(group.map(({ payload }) => payload).join(""), "base64");
  const together = Buffer.concat(separate);
  const whole = [...(isBroken ? [joined] : []), together].find((bytes) => isUtf8(bytes));
  if (whole) return decodeText(whole, charset);
  const isUtf8Label = charset === "utf-8" || charset === "utf8";
  return isUtf8Label
    ? separate.map((bytes) => decodeText(bytes, charset)).join("")
    : decodeText(together, charset);
};

const encode = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

const decodeWords = (text: string) => groupWords(readWords(text)).map(decodeGroup).join("");

/** Converts headers to UTF-8, including their encoded words. */
export const decodeHead = (head: Uint8Array): Buffer =>
  Buffer.from(decodeText(head).replace(adjacentWords, (encoded) => encode(decodeWords(encoded))));
