import { z } from "zod";
import {
  emailAddress,
  optionalSingleLineText,
  optionalText,
  singleLineText,
} from "../text/text.ts";
import { inquiryInput, paxNumber } from "./inquiries.ts";
import { guestChannel } from "./message-source.ts";

/** A guest's request by chat or phone, written down by a team member. */
export const addedConversationInput = inquiryInput
  .omit({ adults: true, childrenAges: true })
  .extend({
    channel: guestChannel,
    name: singleLineText("Name"),
    email: optionalText("Email", emailAddress()),
    destination: optionalSingleLineText("Tour"),
    paxNumber: z.preprocess((people) => (people === "" ? null : people), paxNumber.nullish()),
    checkinDate: optionalSingleLineText("Checkin date"),
    checkoutDate: optionalSingleLineText("Checkout date"),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ["phone"],
    error: "Enter a phone number or an email address.",
  });
export type AddedConversationInput = z.infer<typeof addedConversationInput>;
