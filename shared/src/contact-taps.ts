import { z } from "zod";
import { messageSource, sourceInput } from "./message-source.ts";
import { readReference } from "./tap-reference.ts";
import { timestamp } from "./text.ts";

/** Which kind of link led a visitor away from the site. */
export const tapChannel = z.enum(
  ["whatsapp", "phone", "mail"],
  "channel must be whatsapp, phone or mail.",
);
export type TapChannel = z.infer<typeof tapChannel>;

const notReference = "reference must be like IK-4F2Q.";

/** `4F2Q`, however it is written. */
export const tapReference = z
  .string(notReference)
  .max(30, notReference)
  .transform((text, { addIssue }) => {
    const reference = readReference(text);
    if (reference) return reference;
    addIssue(notReference);
    return z.NEVER;
  });

/** Nothing personal: which link was followed on which page, and what brought the visitor there. */
export const tapInput = z.strictObject({
  reference: tapReference,
  channel: tapChannel,
  ...sourceInput.shape,
});
export type TapInput = z.infer<typeof tapInput>;

export const tapQuery = z.object({ reference: tapReference.optional() });

export const contactTap = z.object({
  reference: z.string(),
  channel: tapChannel,
  source: messageSource,
  at: timestamp,
  /** That of the guest, once it was added. */
  conversation: z.string().nullable(),
});
export type ContactTap = z.infer<typeof contactTap>;

export const contactTaps = z.object({ taps: z.array(contactTap) });
