import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { webLink } from "../../text/links.ts";
import {
  multilineText,
  optionalSingleLineText,
  optionalText,
  singleLineText,
  timestamp,
} from "../../text/text.ts";

const name = singleLineText("Name of the way to pay");
const instructions = optionalText("Instructions", multilineText("Instructions", limits.message));

/** With the check digits of ISO 13616. */
const hasCheckDigits = (iban: string) => {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
};

const ibanMessage = "This isn't a valid IBAN. Copy it from your bank's website.";
const iban = z
  .string()
  .transform((text) => text.replace(/\s/g, "").toUpperCase())
  .refine(
    (text) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && hasCheckDigits(text),
    ibanMessage,
  );

const swift = z
  .string()
  .transform((text) => text.replace(/\s/g, "").toUpperCase())
  .refine(
    (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
    "A SWIFT code has 8 or 11 letters and digits.",
  );

const secureLink = webLink("Payment link").refine(
  (link) => link.startsWith("https://"),
  "Payment link must start with https://.",
);

export const wayToPay = z.discriminatedUnion(
  "kind",
  [
    z
      .object({
        kind: z.literal("bank"),
        name,
        holder: singleLineText("Account holder"),
        bank: optionalSingleLineText("Bank"),
        /** Where there are no IBANs, as in Rwanda. */
        account: optionalSingleLineText("Account number"),
        iban: optionalText("IBAN", iban),
        swift: optionalText("SWIFT", swift),
        instructions,
      })
      .refine(({ account, iban: number }) => account !== null || number !== null, {
        error: "Enter an account number or an IBAN.",
        path: ["account"],
      }),
    z.object({
      kind: z.literal("mobile"),
      name,
      holder: optionalSingleLineText("Registered name"),
      code: singleLineText("Mobile money number or code"),
      instructions,
    }),
    z.object({ kind: z.literal("link"), name, url: secureLink, instructions }),
    z.object({ kind: z.literal("cash"), name, instructions }),
  ],
  "A way to pay is by bank, mobile money, payment link or cash.",
);
export type WayToPay = z.infer<typeof wayToPay>;

const ways = z
  .array(wayToPay, "ways must be a list.")
  .max(limits.waysToPay, `At most ${limits.waysToPay} ways to pay.`);

/** `changedAt` is `null` until the first change; a change sends it as it was read, and is refused if it is outdated. */
export const waysToPayBody = z.object({ ways, changedAt: timestamp.nullable() });
export type WaysToPay = z.infer<typeof waysToPayBody>;

export const waysToPaySaved = waysToPayBody.extend(messageBody.shape);
