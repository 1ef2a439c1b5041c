import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { type Contact, contactResponse, contact as contactSchema } from "shared/contacts";
import { Quote } from "../../components/Quote.tsx";
import { RespondPanel } from "../../components/RespondPanel.tsx";
import { StoredAnswer } from "../../components/StoredAnswer.tsx";
import { conflictingRecord } from "../../lib/conflict.ts";
import { logFailure } from "../../lib/log.ts";
import { mailWords } from "../../lib/mail-words.ts";
import { useRespondToContact } from "./contacts.requests.ts";

type Props = { opened: Contact; onClose: () => void };

const tellSent = (title: string, { responseMail }: Contact) =>
  notifications.show({
    title,
    message: responseMail && mailWords(responseMail),
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
      logFailure("Responding to a contact failed.", failure);
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
