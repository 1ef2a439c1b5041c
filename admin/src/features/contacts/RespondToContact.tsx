import { useState } from "react";
import type { Contact } from "shared/contacts";
import { contactResponse } from "shared/contacts";
import { Quote } from "../../components/Quote.tsx";
import { RespondPanel } from "../../components/RespondPanel.tsx";
import { logFailure } from "../../lib/log.ts";
import { useRespondToContact } from "./contacts.requests.ts";

/** The panel in which a message is answered. A failure is only logged; the text stays, ready to go again. */
export function RespondToContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { isPending, mutateAsync } = useRespondToContact();
  const [error, setError] = useState<string>();
  const send = async (responseMessage: string, discardDraft: () => void) => {
    const body = { contactId: contact._id, responseMessage };
    const refusal = contactResponse.safeParse(body).error?.issues[0];
    setError(refusal?.message);
    if (refusal) return;
    try {
      await mutateAsync(body);
      discardDraft();
      onClose();
    } catch (failure) {
      logFailure("Responding to a contact failed.", failure);
    }
  };
  return (
    <RespondPanel
      title={`Respond to ${contact.name}`}
      draftKey={`contact:${contact._id}`}
      sentBefore={contact.responseMessage}
      isSending={isPending}
      error={error}
      onSend={(text, discardDraft) => void send(text, discardDraft)}
      onClose={onClose}
    >
      <Quote label={`${contact.name} wrote`}>{contact.message}</Quote>
    </RespondPanel>
  );
}
