/** The shortest search that the trigram index can answer. */
const trigram = 3;

/** Whether the index cannot find so short a text. */
export const isShort = (q: string) => [...q].length < trigram;

/** Typed text as one phrase of FTS5, so that nothing in it is syntax. */
export const toPhrase = (q: string) => `"${q.replaceAll('"', '""')}"`;

const isOneLetter = (text: string) => [...text].length === 1;

/** LIKE itself ignores the case of ASCII letters alone. Like the index, this takes no `ß` for `SS`. */
const casesOf = (letter: string) => {
  const upper = letter.toUpperCase();
  const cases = [letter, letter.toLowerCase(), upper, upper.toLowerCase()];
  return /^\p{ASCII}$/u.test(letter) ? [letter] : [...new Set(cases)].filter(isOneLetter);
};

/** Patterns for LIKE with the escape `\`, one for each case that the letters may have. */
export const toLikePatterns = (q: string) => {
  const cased = [...q].reduce(
    (texts, letter) => texts.flatMap((text) => casesOf(letter).map((one) => text + one)),
    [""],
  );
  return cased.map((text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`);
};
