import { hasDate, hasTime, isBlank } from "./lines.ts";

/** Longer ones are the guest's words. */
const longestIntroduction = 250;
const mostLines = 3;

const endsWithColon = (line: string) => /[:：៖፦]\p{Cf}*\s*$/u.test(line);
const hasAddress = (text: string) => /[^\s<>@]@[^\s<>@]/.test(text);
const isDated = (text: string) => hasTime(text) && hasDate(text);

/** Some programs leave out the address; the verb then takes its place. */
const verb =
  /(wrote|schrieb|écrit|escribió|scritto|schreef|geschreven|escreveu|skrev|kirjoitti|napisał|napsal|написал|写道|寫道|yazdı|aliandika|yanditse)/iu;

/** As in "On Mon, 23 Nov 2026 at 10:00, Sample Tours <tours@example.com> wrote:". */
const isIntroduction = (text: string) =>
  text.length <= longestIntroduction &&
  [isDated(text), hasAddress(text), verb.test(text)].filter(Boolean).length >= 2;

const isComplete = (text: string) =>
  isDated(text) && text.split("<").length === text.split(">").length;

const join = (lines: string[]) => lines.map((line) => line.trim()).join(" ");

/**
 * The index of the first line of an introduction that ends with this line, in any language; programs break
 * long ones.
 */
export const findIntroduction = (lines: string[], last: number): number | undefined => {
  if (!endsWithColon(lines[last] ?? "")) return undefined;
  let shortest: number | undefined;
  for (let first = last; first >= 0 && first > last - mostLines; first -= 1) {
    if (isBlank(lines[first] ?? "")) break;
    const text = join(lines.slice(first, last + 1));
    if (!isIntroduction(text)) continue;
    if (isComplete(text)) return first;
    shortest ??= first;
  }
  return shortest;
};

/** Guests do not end their lines with a date, a time and an address in brackets. */
export const isUnmistakable = (introduction: string[]) => {
  const text = join(introduction);
  return isComplete(text) && /<[^\s<>@]+@[^\s<>@]+>/.test(text);
};
