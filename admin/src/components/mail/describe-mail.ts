import type { ResponseMail } from "shared/outbox";

export function describeMail({ status, lastError }: Pick<ResponseMail, "status" | "lastError">) {
  switch (status) {
    case "held":
      return "Waits: no mail server is set";
    case "queued":
      return lastError ? `Waiting for the next try. Last time: ${lastError}` : "Waiting to be sent";
    case "sent":
      return "Sent";
    case "failed":
      return `Failed: ${lastError ?? "the mail server gave no reason"}`;
  }
}
