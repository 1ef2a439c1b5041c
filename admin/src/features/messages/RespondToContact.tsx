import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { type Contact, contactResponse, contact as contactSchema } from "shared/contacts";
import { describeMail } from "../../components/mail/describe-mail.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { logError } from "../../lib/app/log-error.ts";
import { useRespondToContact } from "./contacts.requests.ts";
import { Quote } from "./Quote.tsx";
import { RespondPanel } from "./RespondPanel.tsx";
import { StoredAnswer } from "./StoredResponse.tsx";

type Props = { opened: Contact; onClose: () => void };

const tellSent = (title: string, { responseMail }: Contact) =>
  notifications.show({
    title,
    message: responseMail && describeMail(responseMail),
    closeButtonProps: { "aria-label": "Close" },
  });

/** The panel in which a message is answered. A failure is only logged; the text stays, ready to go again. */
export function RespondToContact({ opened, onClose }: Props) {
  const { isPending, mutateAsync } = useRespondToContact();
  const [contact, setContact] = useState(opened);
  const [error, setError] = useState<string>();
  const send = async (responseMessage: string, discardDraft: () => void) => {
    const body = { contactId: contact._id, responseMessage, respondedAt: contact.respondedAt };
    const refusal = contactResponse.safeParse(body).error?.issues[0];
    setError(refusal?.message);
    if (refusal) return;
    try {
      const stored = await mutateAsync(body);
      discardDraft();
      onClose();
      tellSent(stored.message, stored.contact);
    } catch (failure) {
      const current = conflictingRecord(failure, contactSchema);
      if (current) return setContact(current);
      logError("Responding to a contact failed.", failure);
    }
  };
  return (
    <RespondPanel
      title={`Respond to ${contact.name}`}
      draftName={`contact:${contact._id}`}
      stored={opened}
      isOvertaken={contact !== opened}
      isSending={isPending}
      error={error}
      letter={{ to: contact.email, words: contact.message }}
      onSend={(text, discardDraft) => void send(text, discardDraft)}
      onClose={onClose}
    >
      <Quote label={`${contact.name} wrote`}>{contact.message}</Quote>
      <StoredAnswer answer={contact} />
    </RespondPanel>
  );
}
