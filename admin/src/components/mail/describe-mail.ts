import type { MailTroubles } from "shared/inbox/reports/stats";
import type { ResponseMail } from "shared/mail/outbox";

type MailState = Pick<ResponseMail, "status" | "lastError">;

export const describeReason = ({ reason }: Pick<MailTroubles, "reason">) =>
  reason ?? "the mail server gave no reason";

export function describeMail({ status, lastError }: MailState) {
  switch (status) {
    case "held":
      return "Waits: no mail server is set";
    case "queued":
      return lastError ? `Waiting for the next try. Last time: ${lastError}` : "Waiting to be sent";
    case "sent":
      return "Sent";
    case "failed":
      return `Failed: ${describeReason({ reason: lastError })}`;
  }
}

/** What becomes of an answer that was just stored. */
export function describeAnswerMail({ status, lastError }: MailState, troubles?: MailTroubles) {
  switch (status) {
    case "held":
      return "It is kept, but not mailed yet: no mail server is set.";
    case "queued":
      return troubles?.delayed
        ? `It is kept, but may be mailed late: others could not be sent yet. ${describeReason(troubles)}`
        : "It is on its way by mail.";
    case "sent":
      return "It was mailed.";
    case "failed":
      return `It is kept, but could not be mailed: ${describeReason({ reason: lastError })}`;
  }
}
