export const isBlank = (line: string) => line.trim() === "";

/** Outlook's underscores, and dividers as in "-----Original Message-----". */
export const isRule = (line: string) =>
  line.length < 80 && /^\s*(?:_{10,}|-{3,}\s?\p{L}[\p{L}' ]*-{3,})\s*$/u.test(line);

const time = /(?<![\p{Nd}.])\p{Nd}{1,2}[:.h]\p{Nd}{2}(?![\p{Nd}.])/u;
const date = /\p{Nd}{4}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{2}/u;

export const hasTime = (text: string) => time.test(text);
export const hasDate = (text: string) => date.test(text);
