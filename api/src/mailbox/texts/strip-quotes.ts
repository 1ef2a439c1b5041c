const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === "";

/** Longer ones are words of the guest. */
const longestIntroduction = 250;

const wrote =
  /(wrote|schrieb|écrit|escribió|scritto|schreef|escreveu|skrev|kirjoitti|napisał|написал|写道|yanditse)/iu;

/** As in "On Mon, 23 Nov 2026 at 10:00, Some Tours <tours@example.com> wrote:". */
const isIntroduction = (text: string) =>
  text.length <= longestIntroduction &&
  /[:：]$/u.test(text) &&
  /[\d@]/.test(text) &&
  wrote.test(text);

/** As in "-----Original Message-----". */
const isDivider = (line: string) =>
  line.length < 80 && /^-{3,}\s?\p{L}[\p{L}' ]*-{3,}$/u.test(line);

const isHeader = (line: string) => /^\*?\p{L}[\p{L} -]{0,20}\s?:\*?\s/u.test(line.slice(0, 40));
const headersOfBlock = 3;

/** "From: Some Tours <tours@example.com>", in any language; a guest tells an address after the word e-mail. */
const isSender = (line: string) => /[@<]/.test(line) && !/^\W*e?-?mail/iu.test(line);

/** Outlook quotes without a sign: a sender, "Sent: …" with a day, "To: …". */
const beginsHeaders = (lines: string[], at: number) => {
  const block = lines.slice(at, at + headersOfBlock);
  const [sender = "", ...others] = block;
  return (
    block.length === headersOfBlock &&
    block.every(isHeader) &&
    isSender(sender) &&
    /\d/.test(others.join(" "))
  );
};

const beginsQuote = (lines: string[], at: number) => {
  const line = lines[at]?.trim() ?? "";
  const withNext = `${line} ${lines[at + 1]?.trim() ?? ""}`;
  return (
    isDivider(line) ||
    isIntroduction(line) ||
    (line !== "" && !isQuoted(line) && isIntroduction(withNext)) ||
    beginsHeaders(lines, at)
  );
};

const withoutTail = (lines: string[], isTail: (line: string) => boolean) =>
  lines.slice(0, lines.findLastIndex((line) => !isTail(line)) + 1);

/** Underscores that Outlook draws before the block, and blank lines. */
const isRest = (line: string) => isBlank(line) || /^\s*_{10,}\s*$/.test(line);

/** Lines between an introduction and what it introduces. */
const longestGap = 2;

/** Whether the guest wrote between the lines that an introduction quotes. */
const isAnsweredBetween = (quote: string[]) => {
  const first = quote.findIndex(isQuoted);
  const begins = first >= 0 && first <= longestGap;
  return begins && quote.slice(first).some((line) => !isQuoted(line) && !isBlank(line));
};

/**
 * What the guest wrote, without the mail that it answers. Answers between quoted lines keep these. All of it
 * where nothing else would be left.
 */
export const stripQuotes = (text: string): string => {
  const lines = text.split("\n");
  const found = lines.findIndex((_, at) => beginsQuote(lines, at));
  const isWhole = found < 0 || isAnsweredBetween(lines.slice(found + 1));
  const own = isWhole ? lines : lines.slice(0, found);
  const kept = withoutTail(own, (line) => isQuoted(line) || isRest(line))
    .join("\n")
    .trim();
  return kept === "" ? text.trim() : kept;
};
