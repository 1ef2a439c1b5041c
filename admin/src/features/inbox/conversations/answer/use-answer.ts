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
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { statsQuery } from "../../../../lib/requests/stats.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { useConversationCache } from "../data/conversation-cache.ts";
import { describeFailure, sendOrKeep } from "../waiting/send-or-keep.ts";
import type { Attachments } from "./use-attachments.ts";
import { selectVariable } from "./WritingField.tsx";

type Content = {
  text: string;
  channel: AnswerChannel;
  /** Ids of uploaded files. */
  files?: string[];
  /** When to send it (ISO), if not at once. */
  sendAt?: string | undefined;
};
type Answer = Content & { to: string | undefined; latestAt: string };

/** The same answer, whatever its author had read by then. */
const isRepeated = (last: Answer | undefined, next: Answer): last is Answer =>
  JSON.stringify({ ...last, latestAt: next.latestAt }) === JSON.stringify(next);

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
  const { format } = useDateFormat();
  /** A request without a response may have arrived: a retry must repeat it exactly. */
  const unanswered = useRef<Answer>(undefined);
  const { _id: id, email, latestAt } = conversation;
  const { error, isPending, mutate } = useMutation({
    mutationFn: (body: Answer) => {
      const headers = keys.headersFor(body);
      const signal = AbortSignal.timeout(saveTimeout);
      const send = () => api.request(answerConversation, { params: { id }, body, headers, signal });
      // The server removes unsent files after a day, so a reply with files can't wait here.
      return body.files
        ? send()
        : sendOrKeep(conversation, { kind: "answer", body }, headers, send);
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
      const outcome = mail?.sendAt
        ? `It goes out ${format(mail.sendAt)}; you can cancel it until then.`
        : mail && describeAnswerMail(mail, mails);
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
    send: (content: Content, onSent: () => void) => {
      const to = content.channel === "mail" ? email : undefined;
      const next = { ...content, to, latestAt };
      const last = unanswered.current;
      mutate(isRepeated(last, next) ? last : next, { onSuccess: onSent });
    },
  };
}

type Writing = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The address of the mail. */
  to: string;
  attachments: Pick<Attachments, "files" | "problem">;
  onStored: () => void;
};

/** Refuses a blank answer, and asks before sending one with unfilled template variables. */
export function useCheckedAnswer(conversation: Conversation, writing: Writing) {
  const { field, to, attachments, onStored } = writing;
  const { send, isPending, error } = useAnswer({ ...conversation, email: to }, onStored);
  const [invalid, setInvalid] = useState<string>();
  const sendBy = (
    channel: AnswerChannel,
    text: string,
    onSent: () => void,
    sendAt?: string | undefined,
  ) => {
    if (isPending) return;
    const isMailed = channel === "mail";
    const unread = responseMessage.safeParse(text).error?.issues[0]?.message;
    const reason = unread ?? (isMailed ? attachments.problem : undefined);
    setInvalid(reason);
    if (reason) return field.current?.focus();
    const files = isMailed ? attachments.files.map(({ _id }) => _id) : [];
    const content = {
      text,
      channel,
      ...(files.length > 0 && { files }),
      ...(sendAt && { sendAt }),
    };
    const variables = findVariables(text);
    if (variables.length === 0) return send(content, onSent);
    askToConfirm({
      title: "Fill in the blanks first",
      text: `Your text still has ${variables.join(", ")}.`,
      confirm: "Send anyway",
      onConfirm: () => send(content, onSent),
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
