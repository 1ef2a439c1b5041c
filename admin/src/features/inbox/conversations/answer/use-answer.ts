import { useMutation, useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import { findVariables } from "shared/inbox/answer-templates";
import type { Conversation } from "shared/inbox/conversations";
import { answerConversation } from "shared/inbox/conversations.endpoints";
import { responseMessage } from "shared/inbox/responses";
import { type ConversationBody, conversationBody } from "shared/inbox/timeline";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { notify } from "../../../../components/feedback/notify.ts";
import { describeAnswerMail } from "../../../../components/mail/describe-mail.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { conflictingRecord } from "../../../../lib/api/edit-conflict.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { statsQuery } from "../../../../lib/requests/stats.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { useConversationCache } from "../data/conversation-cache.ts";
import { describeFailure, sendOrKeep } from "../waiting/send-or-keep.ts";
import { selectVariable } from "./WritingField.tsx";

type Answer = { text: string; channel: AnswerChannel; to: string | undefined; latestAt: string };

const lastMail = ({ timeline }: ConversationBody) => {
  const last = timeline.findLast(({ kind }) => kind === "answer");
  return last?.kind === "answer" ? last.mail : null;
};

/** Sends an answer, or records one given elsewhere. `onStored` runs even after the screen was left. */
function useAnswer(conversation: Conversation, onStored: () => void) {
  const { api } = useApp();
  const cache = useConversationCache();
  const mails = useQuery(statsQuery(api)).data?.mails;
  const keys = useIdempotencyKey();
  /** A request without a response may have arrived: a retry must repeat it exactly. */
  const unanswered = useRef<Answer>(undefined);
  const { _id: id, email, latestAt } = conversation;
  const { error, isPending, mutate } = useMutation({
    mutationFn: (body: Answer) => {
      const headers = keys.headersFor(body);
      const signal = AbortSignal.timeout(saveTimeout);
      return sendOrKeep(conversation, { kind: "answer", body }, headers, () =>
        api.request(answerConversation, { params: { id }, body, headers, signal }),
      );
    },
    onSuccess: (saved) => {
      keys.forget();
      unanswered.current = undefined;
      onStored();
      if (!saved) {
        notify("You're offline", "Your reply will be sent when you're back online.");
        return;
      }
      cache.storeBody(saved);
      const mail = lastMail(saved);
      const outcome = mail && describeAnswerMail(mail, mails);
      notify(saved.message, [`To ${displayName(conversation)}.`, outcome].join(" "));
    },
    onError: (failure, body) => {
      unanswered.current = failure instanceof ApiError ? undefined : body;
      const current = conflictingRecord(failure, conversationBody);
      if (current) cache.storeBody(current);
    },
    onSettled: cache.refresh,
  });
  return {
    error,
    isPending,
    send: (text: string, channel: AnswerChannel, onSent?: () => void) => {
      const to = channel === "mail" ? email : undefined;
      const last = unanswered.current;
      const isRepeated = last?.text === text && last.channel === channel && last.to === to;
      mutate(isRepeated ? last : { text, channel, to, latestAt }, { onSuccess: () => onSent?.() });
    },
  };
}

type Writing = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The address of the mail. */
  to: string;
  onStored: () => void;
};

/** Refuses a blank answer, and asks before sending one with unfilled template variables. */
export function useCheckedAnswer(conversation: Conversation, { field, to, onStored }: Writing) {
  const { send, isPending, error } = useAnswer({ ...conversation, email: to }, onStored);
  const [invalid, setInvalid] = useState<string>();
  const sendBy = (channel: AnswerChannel, text: string, onSent: () => void) => {
    if (isPending) return;
    const reason = responseMessage.safeParse(text).error?.issues[0]?.message;
    setInvalid(reason);
    if (reason) return field.current?.focus();
    const variables = findVariables(text);
    if (variables.length === 0) return send(text, channel, onSent);
    askToConfirm({
      title: "Fill in the blanks first",
      text: `Your text still has ${variables.join(", ")}.`,
      confirm: "Send anyway",
      onConfirm: () => send(text, channel, onSent),
      onCancel: () => selectVariable(field.current),
    });
  };
  return {
    sendBy,
    isPending,
    problem: invalid ?? describeFailure(error),
    forgetInvalid: () => setInvalid(undefined),
  };
}
