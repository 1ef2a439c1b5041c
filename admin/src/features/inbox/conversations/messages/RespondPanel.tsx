import { Button, Drawer, Group, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import { responseMessage, responseSent } from "shared/inbox/responses";
import { showAlert, useNewestAlert } from "../../../../components/feedback/alerts.ts";
import { notify } from "../../../../components/feedback/notify.ts";
import { describeAnswerMail } from "../../../../components/mail/describe-mail.ts";
import { MailLink } from "../../../../components/mail/MailLink.tsx";
import { SignedOutNotice } from "../../../../components/session/SignedOutNotice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { logError } from "../../../../lib/app/log-error.ts";
import { statsQuery } from "../../../../lib/requests/stats.ts";
import { usualAnswers } from "../../../../lib/text/usual-answers.ts";
import { OutdatedAlert, WritingField } from "../answer/WritingField.tsx";
import { useTextDraft } from "../data/drafts.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import { getGuestName, MessageDetails } from "./MessageDetails.tsx";
import { conflictingMessage, describeInquiryFailure, useRespond } from "./messages.requests.ts";
import { ReplyLinks } from "./ReplyLinks.tsx";

const stay = () => {};

/** The specification shows the outcome for an inquiry by alerts; a contact message's failure is only logged. */
const outcomes = {
  inquiry: {
    sent: (_message: string, detail: string | undefined) =>
      showAlert({ kind: "Done", text: responseSent, detail }),
    failed: (error: unknown) =>
      showAlert(describeInquiryFailure(error, "Failed to send response.")),
  },
  contact: {
    sent: notify,
    failed: (error: unknown) => logError("Responding to a contact failed.", error),
  },
};

/** Sends the draft. After a conflict, `message` includes the newer response of somebody else. */
function useResponse(opened: GuestMessage, onClose: () => void) {
  const { api } = useApp();
  const mails = useQuery(statsQuery(api)).data?.mails;
  const { isPending, mutateAsync } = useRespond();
  const [message, setMessage] = useState(opened);
  const [problem, setProblem] = useState<string>();
  const { _id, responseMessage: storedText, respondedAt } = getMessage(opened);
  const draft = useTextDraft(`${opened.kind}:${_id}`, respondedAt ?? "", storedText ?? "");
  const { sent, failed } = outcomes[opened.kind];
  const refuse = (reason: string) =>
    opened.kind === "inquiry"
      ? showAlert({ kind: "Something went wrong", text: reason })
      : setProblem(reason);
  const send = async (channel: AnswerChannel) => {
    setProblem(undefined);
    const text = channel === "mail" ? draft.text : draft.text.trim() || usualAnswers[channel];
    const invalid = responseMessage.safeParse(text).error?.issues[0]?.message;
    if (invalid) return refuse(invalid);
    try {
      const saved = await mutateAsync({ entry: message, text, channel });
      draft.discard();
      onClose();
      sent(
        saved.message,
        saved.responseMail ? describeAnswerMail(saved.responseMail, mails) : undefined,
      );
    } catch (error) {
      const current = conflictingMessage(opened, error);
      if (current) return setMessage(current);
      failed(error);
    }
  };
  return {
    ...{ message, problem, isSending: isPending, text: draft.text, setText: draft.setText },
    isOvertaken: message !== opened || draft.isOutdated,
    send: (channel: AnswerChannel) => void send(channel),
  };
}

type Props = { opened: GuestMessage; onClose: () => void };

/** Stays open, with its text, when sending fails. */
export function RespondPanel({ opened, onClose }: Props) {
  const { message, text, setText, problem, isSending, isOvertaken, send } = useResponse(
    opened,
    onClose,
  );
  // An alert above the panel handles Escape itself.
  const isUncovered = useNewestAlert() === undefined;
  const { email } = getMessage(message);
  const sendMail = () => {
    if (email && !isSending) send("mail");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendMail();
  };
  return (
    <Drawer
      opened
      onClose={isSending ? stay : onClose}
      position="right"
      size="min(100%, 60rem)"
      withCloseButton={false}
      closeOnEscape={isUncovered}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Group justify="space-between" wrap="nowrap" mb="md">
          <Drawer.Title fw={650}>Respond to {getGuestName(message)}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" disabled={isSending} />
        </Group>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack>
            {email && <MailLink to={email} />}
            <MessageDetails entry={message} />
          </Stack>
          <Stack>
            {isOvertaken && (
              <OutdatedAlert title="Already answered">
                Someone else has replied; you can see their reply above. Yours will replace it and
                be emailed too.
              </OutdatedAlert>
            )}
            <WritingField
              label="Your response"
              required
              data-autofocus
              minRows={8}
              maxRows={16}
              text={text}
              error={problem}
              isPending={isSending}
              onText={setText}
              onSend={sendMail}
            />
            <SignedOutNotice />
            <PanelButtons isSending={isSending} isMailable={email !== ""} onClose={onClose} />
            <ReplyLinks entry={message} text={text} />
            {!email && <RecordButtons isSending={isSending} onRecord={send} />}
          </Stack>
        </SimpleGrid>
      </form>
    </Drawer>
  );
}

type ButtonsProps = { isSending: boolean; isMailable: boolean; onClose: () => void };

function PanelButtons({ isSending, isMailable, onClose }: ButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} disabled={isSending}>
        Close
      </Button>
      {isMailable && (
        <Button type="submit" loading={isSending} leftSection={<Send size={16} aria-hidden />}>
          Send response
        </Button>
      )}
    </Group>
  );
}

type RecordProps = { isSending: boolean; onRecord: (channel: AnswerChannel) => void };

/** For a guest without an email address. */
function RecordButtons({ isSending, onRecord }: RecordProps) {
  return (
    <Group gap="xs">
      <Button variant="default" loading={isSending} onClick={() => onRecord("whatsapp")}>
        Mark as answered by WhatsApp
      </Button>
      <Button variant="default" loading={isSending} onClick={() => onRecord("phone")}>
        Mark as answered by phone
      </Button>
    </Group>
  );
}
