import { useState } from "react";
import { type Inquiry, inquiry as inquirySchema } from "shared/inquiries";
import { responseSent } from "shared/responses";
import { showAlert } from "../../components/feedback/alerts.tsx";
import { describeMail } from "../../components/mail/describe-mail.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { InquiryFacts } from "./InquiryDetails.tsx";
import { useRespondToInquiry } from "./inquiries.requests.ts";
import { failureOf } from "./inquiry-failure.ts";
import { MailLink } from "./MailLink.tsx";
import { RespondPanel } from "./RespondPanel.tsx";
import { StoredAnswer } from "./StoredResponse.tsx";
import { nameOf } from "./visitor-name.ts";

const blank = "Response message is required.";

type Props = { opened: Inquiry; onClose: () => void };

const tellSent = ({ responseMail }: Inquiry) =>
  showAlert({
    kind: "Done",
    text: responseSent,
    detail: responseMail ? `Its mail: ${describeMail(responseMail)}` : undefined,
  });

/** All that the visitor typed, in which a phone number may be found. */
const wordsOf = ({ name, destination, checkinDate, checkoutDate }: Inquiry) =>
  [name, destination, checkinDate, checkoutDate].join("\n");

/** The panel in which an inquiry is answered; stays open, text kept, when sending fails. */
export function RespondToInquiry({ opened, onClose }: Props) {
  const { isPending, mutateAsync } = useRespondToInquiry();
  const [inquiry, setInquiry] = useState(opened);
  const send = async (responseMessage: string, discardDraft: () => void) => {
    if (responseMessage.trim() === "") return showAlert({ kind: "Not done", text: blank });
    try {
      const stored = await mutateAsync({
        id: inquiry._id,
        responseMessage,
        respondedAt: inquiry.respondedAt,
      });
      discardDraft();
      onClose();
      tellSent(stored.inquiry);
    } catch (error) {
      const current = conflictingRecord(error, inquirySchema);
      if (current) return setInquiry(current);
      showAlert(failureOf(error, "Failed to send response."));
    }
  };
  return (
    <RespondPanel
      title={`Respond to ${nameOf(inquiry)}`}
      draftName={`inquiry:${inquiry._id}`}
      stored={opened}
      isOvertaken={inquiry !== opened}
      isSending={isPending}
      letter={{ to: inquiry.email, words: wordsOf(inquiry) }}
      onSend={(text, discardDraft) => void send(text, discardDraft)}
      onClose={onClose}
    >
      <MailLink to={inquiry.email} />
      <InquiryFacts inquiry={inquiry} />
      <StoredAnswer answer={inquiry} />
    </RespondPanel>
  );
}
