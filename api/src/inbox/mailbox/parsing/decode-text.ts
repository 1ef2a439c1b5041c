import { isUtf8 } from "node:buffer";
import { decode, encodingExists } from "iconv-lite";

/** Text in these charsets can be valid UTF-8 with another meaning. */
const looksLikeUtf8 = /^(?:utf-?(?:7|16|32)|ucs-?2|unicode$|iso-2022|hz)/i;

/** Programs use these labels for text in other charsets. */
export const isVague = /^(?:|utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252)$/i;

const newline = 0x0a;

const toLines = (bytes: Buffer) => {
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(newline, at);
    const next = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(at, next));
    at = next;
  }
  return lines;
};

const decodeVague = (bytes: Buffer) => decode(bytes, isUtf8(bytes) ? "utf-8" : "windows-1252");

const decodeAs = (bytes: Buffer, label: string) => {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // Some mails use code pages that browsers do not know.
    return encodingExists(label) ? decode(bytes, label) : undefined;
  }
};

/** Decodes text by its bytes first and its label second, because labels are often wrong. */
export const decodeText = (bytes: Uint8Array, charset = ""): string => {
  const label = charset.trim().replace(/\*.*$/, "");
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!looksLikeUtf8.test(label) && isUtf8(buffer)) return decode(buffer, "utf-8");
  const labelled = isVague.test(label) ? undefined : decodeAs(buffer, label);
  return labelled ?? toLines(buffer).map(decodeVague).join("");
};
