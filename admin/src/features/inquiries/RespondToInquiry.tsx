import { Text } from "@mantine/core";
import type { Inquiry } from "shared/inquiries";
import { responseSent } from "shared/responses";
import { showAlert } from "../../components/alerts.tsx";
import { RespondPanel } from "../../components/RespondPanel.tsx";
import { failureOf } from "./failure-of.ts";
import { InquiryFacts } from "./InquiryFacts.tsx";
import { useRespondToInquiry } from "./inquiries.requests.ts";
import { nameOf } from "./name-of.ts";

const blank = "Response message is required.";

/** The panel in which an inquiry is answered; stays open, text kept, when sending fails. */
export function RespondToInquiry({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const { isPending, mutateAsync } = useRespondToInquiry();
  const send = async (responseMessage: string, discardDraft: () => void) => {
    if (responseMessage.trim() === "") return showAlert({ kind: "Not done", text: blank });
    try {
      await mutateAsync({ id: inquiry._id, responseMessage });
      discardDraft();
      onClose();
      showAlert({ kind: "Done", text: responseSent });
    } catch (error) {
      showAlert(failureOf(error, "Failed to send response."));
    }
  };
  return (
    <RespondPanel
      title={`Respond to ${nameOf(inquiry)}`}
      draftKey={`inquiry:${inquiry._id}`}
      sentBefore={inquiry.responseMessage}
      isSending={isPending}
      onSend={(text, discardDraft) => void send(text, discardDraft)}
      onClose={onClose}
    >
      <InquiryFacts inquiry={inquiry} />
      {inquiry.responseMessage && (
        <Text size="sm" c="dimmed">
          Already answered. Sending another text replaces the stored answer and is mailed too.
        </Text>
      )}
    </RespondPanel>
  );
}
