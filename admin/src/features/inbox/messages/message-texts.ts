import { isNotFound, serverMessage } from "../../../lib/api/api-error.ts";
import { type GuestMessage, messageOf } from "../data/guest-messages.ts";

export const nameOf = (entry: GuestMessage) => messageOf(entry).name ?? "Not provided";

/** The alert for a failed response or deletion. */
export const describeInquiryFailure = (error: unknown, text: string) =>
  isNotFound(error)
    ? { kind: "Not done" as const, text: "Inquiry not found. Please check the API endpoint." }
    : { kind: "Not done" as const, text, detail: serverMessage(error) };
