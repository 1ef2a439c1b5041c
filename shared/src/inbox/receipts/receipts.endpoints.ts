import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { receiptDraft, receiptPreview } from "./receipt-words.ts";

export const previewReceipt = {
  method: "POST",
  path: "/api/settings/receipts/preview",
  summary: "Show a confirmation email with these words, saved or not",
  access: "admin",
  body: { type: "json", schema: receiptDraft },
  status: 200,
  answer: receiptPreview,
} as const satisfies Endpoint;

export const sendTestReceipt = {
  method: "POST",
  path: "/api/settings/receipts/test",
  summary: "Send a confirmation email with these words to yourself",
  access: "admin",
  body: { type: "json", schema: receiptDraft },
  status: 202,
  answer: z.object({ message: z.string() }),
} as const satisfies Endpoint;
