import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import {
  type ReceiptDraft,
  type ReceiptField,
  type ReceiptKind,
  standardReceipts,
} from "shared/inbox/receipts/receipt-words";
import { z } from "zod";
import type { RecordField } from "../../../../lib/editing/record-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const words = z.object({ subject: z.string(), text: z.string() });
const typed = z.object({ inquiry: words, contact: words });
export type ReceiptsValues = z.infer<typeof typed>;
type Words = z.infer<typeof words>;

/** The form shows the standard text, and the settings keep `null` for it. */
const toOwn = (kind: ReceiptKind, { subject, text }: Words) => {
  const standard = standardReceipts[kind];
  return {
    subject: subject.trim() === standard.subject ? null : subject,
    text: text.trim() === standard.text ? null : text,
  };
};

export const toDraft = (kind: ReceiptKind, values: ReceiptsValues): ReceiptDraft => ({
  kind,
  ...toOwn(kind, values[kind]),
});

const checked = z.preprocess((values) => {
  const { inquiry, contact } = typed.parse(values);
  return { inquiry: toOwn("inquiry", inquiry), contact: toOwn("contact", contact) };
}, siteSettings.shape.receipts);

const wordsField = (
  kind: ReceiptKind,
  field: ReceiptField,
  label: string,
): RecordField<ReceiptsValues> => ({
  label,
  read: (values) => values[kind][field],
  describe: (values) => values[kind][field],
  take: (values, other) => ({
    ...values,
    [kind]: { ...values[kind], [field]: other[kind][field] },
  }),
});

const toWords = (kind: ReceiptKind, { subject, text }: SiteSettings["receipts"][ReceiptKind]) => ({
  subject: subject ?? standardReceipts[kind].subject,
  text: text ?? standardReceipts[kind].text,
});

export const receiptsEditor: SettingsEditor<SiteSettings["receipts"], ReceiptsValues> = {
  section: "receipts",
  read: ({ receipts }) => receipts,
  versioned: versionedSettings.shape.receipts,
  toValues: ({ inquiry, contact }) => ({
    inquiry: toWords("inquiry", inquiry),
    contact: toWords("contact", contact),
  }),
  typed,
  checked,
  fields: [
    wordsField("inquiry", "subject", "Subject after an inquiry"),
    wordsField("inquiry", "text", "Text after an inquiry"),
    wordsField("contact", "subject", "Subject after a message"),
    wordsField("contact", "text", "Text after a message"),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "receipts", value, version }),
};
