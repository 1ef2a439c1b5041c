import { z } from "zod";
import { limits } from "../../limits.ts";
import { orNull } from "../../text/or-null.ts";
import { labelledList, multilineText, optionalText, singleLineText } from "../../text/text.ts";

/** Questions that the owner can switch off. */
export const guestQuestion = z.enum(
  ["age", "diet", "height", "swims", "pickup", "flight", "emergency"],
  "Choose questions of the list.",
);
export type GuestQuestion = z.infer<typeof guestQuestion>;

export const questionLabels: Record<GuestQuestion, string> = {
  age: "Age",
  diet: "Diet and allergies",
  height: "Height in cm",
  swims: "Can swim",
  pickup: "Pick-up",
  flight: "Flight",
  emergency: "Emergency contact",
};

/** A question that the owner adds for all tours, or for one. */
const ownQuestion = z.object({
  id: z.uuid("A question needs an id."),
  label: singleLineText("Question"),
  tourId: orNull(z.string().max(limits.line)),
});

/** The owner's settings; guests confirm having read the risks unless that text is `null`. */
export const guestDetailsSettings = z.object({
  isAsked: z.boolean("isAsked must be true or false."),
  questions: z.array(guestQuestion, "questions must be a list."),
  own: labelledList("Your own questions", ownQuestion).refine(
    (own) => new Set(own.map(({ id }) => id)).size === own.length,
    "Two questions have the same id.",
  ),
  risks: optionalText("Risks", multilineText("Risks", limits.description)),
});
export type GuestDetailsSettings = z.infer<typeof guestDetailsSettings>;

export const firstGuestDetails: GuestDetailsSettings = {
  isAsked: true,
  questions: [...guestQuestion.options],
  own: [],
  risks: null,
};
