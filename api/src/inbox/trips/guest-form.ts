import type { TripGuest, TripQuestion } from "shared/inbox/trips/trip-guests";
import { limits } from "shared/limits";
import { optionalSingleLineText, optionalText, singleLineText } from "shared/text/text";
import { z } from "zod";

const wholeNumber = (label: string, least: number, most: number) =>
  optionalSingleLineText(label).refine(
    (text) =>
      text === null || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most),
    `${label} must be a whole number from ${least} to ${most}.`,
  );

const answerSchema = ({ id, label }: TripQuestion) => {
  if (id === "age") return wholeNumber(label, 0, 120);
  if (id === "height") return wholeNumber(label, 40, 250);
  if (id === "diet") return optionalText(label, singleLineText(label, limits.guestText));
  return optionalSingleLineText(label);
};

/** Reads a person's form. `risksName`: the person who has read the risks, or `null`. */
export const parseGuestForm = (typed: Record<string, string>, questions: TripQuestion[]) =>
  z
    .object({
      name: singleLineText("Name", limits.personName),
      risksName: optionalText("Your name", singleLineText("Your name", limits.personName)),
      version: z.coerce.number("The form is incomplete. Please open it again.").int().min(0),
      answers: z.object(
        Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])),
      ),
    })
    .safeParse({ ...typed, answers: typed });

/** People of a party often share these. */
const sharedAnswers = ["pickup", "flight", "emergency"];

/** The values of a person's form; before the first save, some are those of the person before. */
export const toTyped = (guest: TripGuest, guests: TripGuest[]): Record<string, string> => {
  const { name, answers, version } = guest;
  const base = { name: name ?? "", version: String(version) };
  if (name !== null) return { ...answers, ...base };
  const before = guests.findLast((each) => each.number < guest.number && each.name !== null);
  const same = sharedAnswers.map((id) => [id, before?.answers[id] ?? ""]);
  return { ...Object.fromEntries(same), ...base };
};
