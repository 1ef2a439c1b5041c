import { readAmount } from "shared/content/tours/typed-prices/read-amount";
import { createUuid } from "shared/http/idempotency-key";
import { type ConversationFile, conversationFile } from "shared/inbox/files/conversation-files";
import {
  type Instalment,
  type PriceLine,
  type ProposalContent,
  proposalContent,
} from "shared/inbox/proposals/proposal-content";
import { z } from "zod";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";

const line = {
  label: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  /** The quantity follows the number of people. */
  perPerson: z.boolean(),
};
const lineValues = z.object(line);
export type LineValues = z.infer<typeof lineValues>;

const optionValues = z.object({ id: z.string(), title: z.string(), lines: z.array(lineValues) });
export type OptionValues = z.infer<typeof optionValues>;

const extraValues = z.object({ id: z.string(), ...line });
export type ExtraValues = z.infer<typeof extraValues>;

/** `share` is empty for the rest of the total. */
const instalmentValues = z.object({
  label: z.string(),
  unit: z.enum(["percent", "amount", "rest"]),
  share: z.string(),
  dueOn: z.string(),
});
export type InstalmentValues = z.infer<typeof instalmentValues>;

/** The typed text, valid or not; days are empty or such as `2026-12-05`. */
export const proposalValues = z.object({
  title: z.string(),
  tourId: z.string().nullable(),
  people: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  note: z.string(),
  days: z.array(z.object({ title: z.string(), text: z.string() })),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  photos: z.array(z.string()),
  files: z.array(conversationFile),
  currency: z.string(),
  options: z.array(optionValues),
  extras: z.array(extraValues),
  discount: z.object({ label: z.string(), amount: z.string() }).nullable(),
  schedule: z.array(instalmentValues),
  validUntil: z.string(),
  terms: z.string(),
});
export type ProposalValues = z.infer<typeof proposalValues>;

const fromNumber = (value: number | null | undefined) => (value == null ? "" : String(value));

const fromLine = ({ label, quantity, unitPrice, perPerson = false }: PriceLine): LineValues => ({
  ...{ label, quantity: String(quantity), unitPrice: fromNumber(unitPrice), perPerson },
});

const fromInstalment = ({ label, share, dueOn }: Instalment): InstalmentValues => ({
  label,
  unit: share?.unit ?? "rest",
  share: fromNumber(share?.value),
  dueOn: dueOn ?? "",
});

export const fromContent = (
  content: ProposalContent,
  files: ConversationFile[],
): ProposalValues => ({
  ...content,
  files,
  people: fromNumber(content.people),
  startsOn: content.startsOn ?? "",
  endsOn: content.endsOn ?? "",
  options: content.options.map(({ lines, ...option }) => ({
    ...option,
    lines: lines.map(fromLine),
  })),
  extras: content.extras.map(({ id, ...extra }) => ({ id, ...fromLine(extra) })),
  discount: content.discount && {
    label: content.discount.label,
    amount: fromNumber(content.discount.amount),
  },
  schedule: content.schedule.map(fromInstalment),
  validUntil: content.validUntil ?? "",
});

const toAmount = (typed: string, currency: string) =>
  isFilled(typed) ? readAmount(typed, currency) : null;

const toDay = (typed: string) => typed || null;

const toLine = ({ label, quantity, unitPrice, perPerson }: LineValues, currency: string) => ({
  ...{ label, quantity: parseNumber(quantity), unitPrice: toAmount(unitPrice, currency) },
  ...(perPerson && { perPerson }),
});

const toShare = ({ unit, share }: InstalmentValues, currency: string) => {
  if (unit === "rest") return null;
  const value = unit === "percent" ? parseNumber(share) : toAmount(share, currency);
  return { unit, value: value ?? 0 };
};

const toInput = (values: ProposalValues) => {
  const { currency } = values;
  return {
    ...values,
    people: parseNumber(values.people),
    startsOn: toDay(values.startsOn),
    endsOn: toDay(values.endsOn),
    included: values.included.filter(isFilled),
    notIncluded: values.notIncluded.filter(isFilled),
    files: values.files.map(({ _id }) => _id),
    options: values.options.map(({ lines, ...option }) => ({
      ...option,
      lines: lines.map((each) => toLine(each, currency)),
    })),
    extras: values.extras.map(({ id, ...extra }) => ({ id, ...toLine(extra, currency) })),
    discount: values.discount && {
      label: values.discount.label,
      amount: toAmount(values.discount.amount, currency),
    },
    schedule: values.schedule.map((instalment) => ({
      label: instalment.label,
      share: toShare(instalment, currency),
      dueOn: toDay(instalment.dueOn),
    })),
    validUntil: toDay(values.validUntil),
  };
};

/** Names each unreadable field by its path; a draft with such a field can't be saved. */
export const readContent = (values: ProposalValues) => {
  const { data, error } = proposalContent.safeParse(toInput(values));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.join(".").replace(/\.share\.\w+$/, ".share"),
    message,
  }));
  return { content: data, issues };
};

export const newOption = (lines: LineValues[]): OptionValues => ({
  ...{ id: createUuid(), title: "", lines },
});

export const newExtra = (): ExtraValues => ({ id: createUuid(), ...blankLine });

export const blankLine: LineValues = { label: "", quantity: "1", unitPrice: "", perPerson: false };
