import { z } from "zod";
import { limits } from "../../limits.ts";
import { currency } from "../../money/currency.ts";
import { wholeNumber } from "../../text/number-range.ts";
import { orNull } from "../../text/or-null.ts";
import { isStorable, maxLength, normalizeLineBreaks } from "../../text/text.ts";
import { paxNumber } from "../inquiries.ts";

/* A draft is saved while somebody types, so its texts may be empty and its amounts missing. */

const draftText = (label: string, most: number) =>
  z
    .string(`${label} must be text.`)
    .overwrite(normalizeLineBreaks)
    .check(...maxLength(most, label))
    .refine(isStorable, `${label} contains characters that cannot be stored.`);

const draftLine = (label: string) =>
  draftText(label, limits.line).refine(
    (text) => !/\p{Cc}/u.test(text),
    `${label} must be a single line.`,
  );

const draftLines = (label: string) =>
  z
    .array(draftLine(label), `${label} must be a list.`)
    .max(limits.listItems, `${label} may have at most ${limits.listItems} entries.`);

const listUpTo = <Item extends z.ZodType>(label: string, most: number, item: Item) =>
  z
    .array(item, `${label} must be a list.`)
    .max(most, `A proposal may have at most ${most} ${label}.`);

const amountMessage = `An amount must be a number from 0 to ${limits.amount} with at most two decimals.`;

/** In units of the proposal's currency. */
const amount = z
  .number(amountMessage)
  .min(0, amountMessage)
  .max(limits.amount, amountMessage)
  .multipleOf(0.01, amountMessage);

const id = z.string("An option or extra needs an id.").min(1).max(40);
const day = (label: string) => z.iso.date(`${label} must be a day such as 2026-12-05.`);
const quantity = wholeNumber("Quantity", 1, limits.paxNumber);

const priceLine = z.object({
  label: draftLine("Price line"),
  quantity,
  unitPrice: orNull(amount),
  /** True if the editor lets the quantity follow the number of people. */
  perPerson: z.boolean("perPerson must be true or false.").optional(),
});
export type PriceLine = z.infer<typeof priceLine>;

const option = z.object({
  id,
  title: draftLine("Option"),
  lines: listUpTo("price lines per option", limits.proposal.lines, priceLine),
});
export type ProposalOption = z.infer<typeof option>;

const extra = priceLine.extend({ id });
export type ProposalExtra = z.infer<typeof extra>;

const percent = z
  .number("Percent must be a number from 0 to 100.")
  .min(0, "Percent must be a number from 0 to 100.")
  .max(100, "Percent must be a number from 0 to 100.");

/** `share` is `null` for the rest of the total; `dueOn` is `null` for a payment that is due on acceptance. */
const instalment = z.object({
  label: draftLine("Payment"),
  share: orNull(
    z.discriminatedUnion("unit", [
      z.object({ unit: z.literal("percent"), value: percent }),
      z.object({ unit: z.literal("amount"), value: amount }),
    ]),
  ),
  dueOn: orNull(day("Due date")),
});
export type Instalment = z.infer<typeof instalment>;

const dayPlan = z.object({
  title: draftLine("Day"),
  text: draftText("Text of a day", limits.stageText),
});

const withDistinctIds = <Item extends { id: string }>(items: Item[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** The content of a proposal, frozen when it is sent; `find-problems.ts` lists what is missing until then. */
export const proposalContent = z.object({
  title: draftLine("Title"),
  /** The tour that it was copied from. */
  tourId: orNull(z.string().max(limits.line)),
  people: paxNumber,
  startsOn: orNull(day("First day")),
  endsOn: orNull(day("Last day")),
  note: draftText("Personal note", limits.message),
  days: listUpTo("days", limits.listItems, dayPlan),
  included: draftLines("Included"),
  notIncluded: draftLines("Not included"),
  /** Ids of uploaded pictures. */
  photos: listUpTo("photos", limits.proposal.photos, z.string().min(1).max(limits.line)),
  /** Ids of conversation files. */
  files: listUpTo("files", limits.conversationFile.files, z.string().min(1).max(limits.line)),
  currency,
  options: listUpTo("options", limits.proposal.options, option)
    .min(1, "A proposal needs an option.")
    .refine(withDistinctIds, "Each option needs an id of its own."),
  extras: listUpTo("extras", limits.proposal.extras, extra).refine(
    withDistinctIds,
    "Each extra needs an id of its own.",
  ),
  discount: orNull(z.object({ label: draftLine("Discount"), amount: orNull(amount) })),
  schedule: listUpTo("payments", limits.proposal.instalments, instalment),
  /** The last day on which the guest can accept, in the company's time zone. */
  validUntil: orNull(day("Valid until")),
  terms: draftText("Terms", limits.description),
});
export type ProposalContent = z.infer<typeof proposalContent>;
