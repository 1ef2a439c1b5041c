import { useMutation } from "@tanstack/react-query";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import { contact } from "shared/inbox/contacts";
import { markContactAsSpam, respondToContact } from "shared/inbox/contacts.endpoints";
import { inquiry } from "shared/inbox/inquiries";
import {
  deleteInquiry,
  markInquiryAsSpam,
  respondToInquiry,
} from "shared/inbox/inquiries.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { isNotFound, serverMessage } from "../../../../lib/api/api-error.ts";
import { conflictingRecord } from "../../../../lib/api/edit-conflict.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import { fromContact, fromInquiry } from "./messages.queries.ts";

/** The message with somebody else's newer response, if `error` is an edit conflict. */
export const conflictingMessage = ({ kind }: GuestMessage, error: unknown) => {
  if (kind === "inquiry") {
    const current = conflictingRecord(error, inquiry);
    return current && fromInquiry(current);
  }
  const current = conflictingRecord(error, contact);
  return current && fromContact(current);
};

type Response = { entry: GuestMessage; text: string; channel: AnswerChannel };

const respond = async (api: Api, { entry, text, channel }: Response) => {
  const signal = AbortSignal.timeout(saveTimeout);
  if (entry.kind === "inquiry") {
    const { _id: id, respondedAt } = entry.inquiry;
    const body = { responseMessage: text, respondedAt, channel };
    const saved = await api.request(respondToInquiry, { params: { id }, body, signal });
    return { message: saved.message, responseMail: saved.inquiry.responseMail };
  }
  const { _id: contactId, respondedAt } = entry.contact;
  const body = { contactId, responseMessage: text, respondedAt };
  const saved = await api.request(respondToContact, { body, signal });
  return { message: saved.message, responseMail: saved.contact.responseMail };
};

/** Stores a response and mails it. Rejects with `edit_conflict` after somebody else's response. */
export function useRespond() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (response: Response) => respond(api, response),
    onSettled: () => invalidate("conversations"),
  });
}

export function useSetSpam() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ entry, spam }: { entry: GuestMessage; spam: boolean }) =>
      api.request(entry.kind === "inquiry" ? markInquiryAsSpam : markContactAsSpam, {
        params: { id: getMessage(entry)._id },
        body: { spam },
        signal: AbortSignal.timeout(saveTimeout),
      }),
    onSettled: () => invalidate("conversations"),
  });
}

export function useDeleteInquiry() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteInquiry, { params: { id } }),
    onSettled: () => invalidate("conversations"),
  });
}

/** The alert for a failed response or deletion. */
export const describeInquiryFailure = (error: unknown, text: string) =>
  isNotFound(error)
    ? {
        kind: "Something went wrong" as const,
        text: "Inquiry not found. Please check the API endpoint.",
      }
    : { kind: "Something went wrong" as const, text, detail: serverMessage(error) };
