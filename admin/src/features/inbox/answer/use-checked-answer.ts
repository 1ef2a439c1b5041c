import { type RefObject, useState } from "react";
import type { AnswerChannel } from "shared/answer-channels";
import { findVariables } from "shared/answer-templates";
import type { Conversation } from "shared/conversations";
import { responseMessage } from "shared/responses";
import { askToConfirm } from "../../../components/feedback/alerts.tsx";
import { describeFailure } from "./describe-failure.ts";
import { selectVariable } from "./select-variable.ts";
import { useAnswer } from "./use-answer.ts";

type Writing = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where a mail goes. */
  to: string;
  onStored: () => void;
};

/** Sends no blank answer, and asks before one in which something is still to be filled in. */
export function useCheckedAnswer(conversation: Conversation, { field, to, onStored }: Writing) {
  const { send, isPending, error } = useAnswer({ ...conversation, email: to }, onStored);
  const [invalid, setInvalid] = useState<string>();
  const sendBy = (channel: AnswerChannel, words: string, onSent: () => void) => {
    if (isPending) return;
    const reason = responseMessage.safeParse(words).error?.issues[0]?.message;
    setInvalid(reason);
    if (reason) return field.current?.focus();
    const open = findVariables(words);
    if (open.length === 0) return send(words, channel, onSent);
    askToConfirm({
      title: "Something is still to be filled in",
      text: `${open.join(", ")} stands in the text as it is.`,
      confirm: "Send it so",
      onConfirm: () => send(words, channel, onSent),
      onCancel: () => selectVariable(field.current),
    });
  };
  return {
    sendBy,
    isPending,
    problem: invalid ?? describeFailure(error),
    /** The text is another one now. */
    forgetInvalid: () => setInvalid(undefined),
  };
}
