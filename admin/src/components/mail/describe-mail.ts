import type { MailTroubles } from "shared/inbox/reports/stats";
import type { ResponseMail } from "shared/mail/outbox";

type MailState = Pick<ResponseMail, "status" | "lastError">;

export const describeReason = ({ reason }: Pick<MailTroubles, "reason">) =>
  reason ?? "the mail server gave no reason";

/** `isStopped`: its conversation left the inbox before the time that the team chose. */
export function describeMail({ status, lastError }: MailState, isStopped = false) {
  switch (status) {
    case "held":
      return "Not sent: set up your mail server";
    case "queued":
      return lastError ? `Waiting to retry. Last error: ${lastError}` : "Waiting to be sent";
    case "sent":
      return "Sent";
    case "failed":
      return `${isStopped ? "Not sent" : "Failed"}: ${describeReason({ reason: lastError })}`;
  }
}

/** Describes the delivery of an answer that was just stored. */
export function describeAnswerMail({ status, lastError }: MailState, troubles?: MailTroubles) {
  switch (status) {
    case "held":
      return "Saved, not sent: set up your mail server.";
    case "queued":
      return troubles?.delayed
        ? `Saved, but may be sent late: other emails are stuck. ${describeReason(troubles)}`
        : "The email is on its way.";
    case "sent":
      return "The email was sent.";
    case "failed":
      return `Saved, but the email could not be sent: ${describeReason({ reason: lastError })}`;
  }
}
