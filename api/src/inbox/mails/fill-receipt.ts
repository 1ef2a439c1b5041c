import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { describeInquiry, quotableName, quotableTour } from "shared/inbox/mailbox/mail-subjects";
import { describePeople } from "shared/inbox/people";
import { fillReceipt, type ReceiptKind } from "shared/inbox/receipts/receipt-words";
import { formatDays } from "#mail/mail-words.ts";
import type { MailPart } from "#tables/mails.ts";
import type { MessageKind, MessageRow } from "#tables/messages.ts";

/** The fields of a form that a receipt may repeat. */
export type ReceivedForm = { kind: MessageKind } & Pick<
  MessageRow,
  "name" | "destination" | "paxNumber" | "startsOn" | "endsOn"
>;

export const getReceiptKind = ({ kind }: Pick<ReceivedForm, "kind">): ReceiptKind =>
  kind === "inquiry" ? "inquiry" : "contact";

/** The trip as an inquiry's subject names it. */
export const toTrip = ({
  destination,
  paxNumber,
}: Pick<ReceivedForm, "destination" | "paxNumber">) => ({
  destination: destination ?? "",
  paxNumber: paxNumber ?? 0,
});

/** `times` are for the text alone: the subject is that of a later reply as well. */
export const fillIn = (
  words: string,
  form: ReceivedForm,
  { company }: SiteSettings,
  times: { received?: string; reply?: string } = {},
) =>
  fillReceipt(words, {
    name: quotableName(form.name) ?? "guest",
    inquiry: describeInquiry(toTrip(form)),
    tour: quotableTour(form.destination ?? "") ?? "your trip",
    people: describePeople(form.paxNumber ?? 0),
    dates: formatDays(form) ?? "your dates",
    company: company.name,
    ...times,
  });

export const toParagraphs = (text: string): MailPart[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph }));
