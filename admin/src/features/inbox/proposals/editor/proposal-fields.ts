import type { RecordField } from "../../../../lib/editing/record-field.ts";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { joinFilled } from "../../../../lib/text/is-filled.ts";
import type { InstalmentValues, LineValues, ProposalValues } from "./proposal-values.ts";

const lines = (texts: string[]) => texts.join("\n");

const describeLine = ({ label, quantity, unitPrice, perPerson }: LineValues) =>
  `${label}: ${quantity} × ${unitPrice}${perPerson ? ", one per person" : ""}`;

const describeInstalment = ({ label, unit, share, dueOn }: InstalmentValues) => {
  const amounts = { percent: `${share} %`, amount: share, rest: "the rest" };
  return joinFilled([label, amounts[unit], dueOn], ", ");
};

/** The fields by which two versions of a draft are compared. */
export const proposalFields: RecordField<ProposalValues>[] = [
  valueField("title", "Title", String),
  valueField("people", "People", String),
  valueField("startsOn", "First day", String),
  valueField("endsOn", "Last day", String),
  valueField("days", "Days", (days) =>
    lines(days.map(({ title, text }) => joinFilled([title, text], "\n"))),
  ),
  valueField("included", "Included", lines),
  valueField("notIncluded", "Not included", lines),
  valueField("photos", "Photos", (photos) => `${photos.length} photos`),
  valueField("files", "Files", (files) => lines(files.map(({ name }) => name))),
  valueField("currency", "Currency", String),
  valueField("options", "Prices", (options) =>
    lines(options.map((option) => lines([option.title, ...option.lines.map(describeLine)]))),
  ),
  valueField("extras", "Extras", (extras) => lines(extras.map(describeLine))),
  valueField("discount", "Discount", (discount) =>
    discount ? `${discount.label}: ${discount.amount}` : "None",
  ),
  valueField("schedule", "Payments", (schedule) => lines(schedule.map(describeInstalment))),
  valueField("validUntil", "Valid until", String),
  valueField("note", "Personal note", String),
  valueField("terms", "Terms", String),
];
