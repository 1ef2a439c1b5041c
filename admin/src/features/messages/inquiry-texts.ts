import type { Inquiry } from "shared/inquiries";
import { isNotFound, serverMessage } from "../../lib/api/api-error.ts";

/** The visitor's name, which is optional. */
export const displayName = ({ name }: Inquiry) => name ?? "Not provided";

/** The alert for a failed respond or delete; the server's sentence stands below the fixed text. */
export const failureAlert = (error: unknown, text: string) =>
  isNotFound(error)
    ? { kind: "Not done" as const, text: "Inquiry not found. Please check the API endpoint." }
    : { kind: "Not done" as const, text, detail: serverMessage(error) };
