import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { replySubject } from "shared/mail-subjects";
import { describeAnswerMail } from "../../components/mail/describe-mail.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";
import { statsQuery } from "../../lib/requests/stats.ts";
import { usualAnswers } from "../../lib/text/usual-answers.ts";
import type { MessageKind, VisitorMessage } from "./message-kind.ts";
import { useRespond } from "./messages.requests.ts";
import { type OnSend, RespondPanel } from "./RespondPanel.tsx";
import { StoredResponse } from "./StoredResponse.tsx";

type Props<Message extends VisitorMessage> = {
  kind: MessageKind<Message>;
  opened: Message;
  onClose: () => void;
};

/** Stays open, with its text, when sending fails. */
export function RespondToMessage<Message extends VisitorMessage>(props: Props<Message>) {
  const { kind, opened, onClose } = props;
  const { feedback } = kind;
  const { api } = useApp();
  const mails = useQuery(statsQuery(api)).data?.mails;
  const { isPending, mutateAsync } = useRespond(kind);
  const company = useSiteSettings()?.company.value;
  const [message, setMessage] = useState(opened);
  const [fieldError, setFieldError] = useState<string>();
  const send: OnSend = async (typed, discardDraft, channel) => {
    setFieldError(undefined);
    const text = channel === "mail" ? typed : typed.trim() || usualAnswers[channel];
    const invalid = feedback.invalidReason(text);
    if (invalid) return feedback.onInvalid(invalid, setFieldError);
    try {
      const saved = await mutateAsync({ message, text, channel });
      discardDraft();
      onClose();
      const { responseMail } = saved.record;
      feedback.onSent(saved, responseMail ? describeAnswerMail(responseMail, mails) : undefined);
    } catch (error) {
      const current = conflictingRecord(error, kind.schema);
      if (current) return setMessage(current);
      feedback.onError(error);
    }
  };
  return (
    <RespondPanel
      title={`Respond to ${kind.displayName(message)}`}
      draftName={`${kind.draftPrefix}:${message._id}`}
      stored={opened}
      isOvertaken={message !== opened}
      isSending={isPending}
      error={fieldError}
      reply={{
        to: message.email,
        subject: company ? replySubject(kind.mailSubject(message, company.name)) : "",
        phone: kind.findPhone(message, company?.country ?? ""),
      }}
      onSend={(...sent) => void send(...sent)}
      onClose={onClose}
    >
      {kind.renderPanel(message)}
      <StoredResponse message={message} />
    </RespondPanel>
  );
}
