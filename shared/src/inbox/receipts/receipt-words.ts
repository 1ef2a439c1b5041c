import { z } from "zod";
import { limits } from "../../limits.ts";
import { multilineText, optionalText, singleLineText } from "../../text/text.ts";

const subjectVariables = {
  inquiry: {
    name: "the guest's name, or “guest”",
    inquiry: "such as “inquiry about Lake Kivu for 2 people”",
    tour: "the tour they asked about",
    people: "group size",
    dates: "their dates",
    company: "your company's name",
  },
  contact: {
    name: "the guest's name, or “guest”",
    company: "your company's name",
  },
};

const timeVariables = {
  received: "when their message arrived",
  reply: "when you reply, and your hours",
};

/** Variables and their meanings. Anybody could have a receipt sent to anybody, so none holds a guest's own text. */
export const receiptVariables = {
  inquiry: {
    subject: subjectVariables.inquiry,
    text: { ...subjectVariables.inquiry, ...timeVariables },
  },
  contact: {
    subject: subjectVariables.contact,
    text: { ...subjectVariables.contact, ...timeVariables },
  },
} as const;
export type ReceiptKind = keyof typeof receiptVariables;
export type ReceiptField = "subject" | "text";

export const receiptKinds = ["inquiry", "contact"] as const satisfies ReceiptKind[];

/** The text that goes out where the owner wrote none. The product adds the signature. */
export const standardReceipts = {
  inquiry: {
    subject: "Your {inquiry}",
    text: "Dear {name},\n\nThank you for your {inquiry}. We received it on {received}.\n\n{reply}",
  },
  contact: {
    subject: "Your message to {company}",
    text: "Dear {name},\n\nThank you for your message. We received it on {received}.\n\n{reply}",
  },
} as const satisfies Record<ReceiptKind, Record<ReceiptField, string>>;

const variablePattern = /\{([^{}\n]*)\}/g;

/** For example `{nmae} can't be filled in here. You can use {name}, {company}.`; `undefined` for a text that can be filled in. */
export const describeUnknownVariables = (
  text: string,
  known: Readonly<Record<string, string>>,
): string | undefined => {
  const written = [...text.matchAll(variablePattern)];
  const unknown = new Set(
    written.filter(([, name = ""]) => !Object.hasOwn(known, name)).map(([all]) => all),
  );
  if (unknown.size === 0) return undefined;
  const names = [...unknown].join(", ");
  const usable = Object.keys(known).map((name) => `{${name}}`);
  return `${names} can't be filled in here. You can use ${usable.join(", ")}.`;
};

/** Fills in each variable once: a value is not searched for variables. */
export const fillReceipt = (text: string, values: Readonly<Record<string, string>>): string => {
  const known = new Map(Object.entries(values));
  return text.replace(variablePattern, (written, name: string) => known.get(name) ?? written);
};

const withKnownVariables = (schema: z.ZodType<string, string>, known: Record<string, string>) =>
  schema.superRefine((text, context) => {
    const message = describeUnknownVariables(text, known);
    if (message) context.addIssue({ code: "custom", message });
  });

const receiptWords = (kind: ReceiptKind) => {
  const { subject, text } = receiptVariables[kind];
  return z.object({
    subject: optionalText(
      "Subject",
      withKnownVariables(singleLineText("Subject", limits.line), subject),
    ),
    text: optionalText("Text", withKnownVariables(multilineText("Text", limits.message), text)),
  });
};

/** The owner's words; `null` means the standard text. */
export const receipts = z.object({
  inquiry: receiptWords("inquiry"),
  contact: receiptWords("contact"),
});
export type Receipts = z.infer<typeof receipts>;

/** Words that may not be saved yet. */
export const receiptDraft = z.discriminatedUnion(
  "kind",
  [
    receipts.shape.inquiry.extend({ kind: z.literal("inquiry") }),
    receipts.shape.contact.extend({ kind: z.literal("contact") }),
  ],
  "kind must be inquiry or contact.",
);
export type ReceiptDraft = z.infer<typeof receiptDraft>;

/** The email for a sample guest, as email programs show it in either colour scheme. */
export const receiptPreview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.object({ light: z.string(), dark: z.string() }),
});
export type ReceiptPreview = z.infer<typeof receiptPreview>;
