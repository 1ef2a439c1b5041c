import type { Inquiry } from "shared/inquiries";
import { isNotFound, serverMessage } from "../../lib/api/api-error.ts";

export const displayName = ({ name }: Inquiry) => name ?? "Not provided";

/** For the words of somebody without a name. */
export const messageLabel = ({ name }: Inquiry) => (name ? `${name} wrote` : "The visitor wrote");

/** For a failed response or deletion. */
export const failureAlert = (error: unknown, text: string) =>
  isNotFound(error)
    ? { kind: "Not done" as const, text: "Inquiry not found. Please check the API endpoint." }
    : { kind: "Not done" as const, text, detail: serverMessage(error) };
