import { Alert, Button, Group, Textarea } from "@mantine/core";
import { Users } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { findVariables } from "shared/answer-templates";
import type { AnswerChannel, Conversation } from "shared/conversations";
import { limits } from "shared/limits";
import { responseMessage } from "shared/responses";
import { askToConfirm } from "../../../components/feedback/alerts.tsx";
import { SignedOutNotice } from "../../../components/session/SignedOutNotice.tsx";
import { displayName } from "../data/describe-conversation.ts";
import { draftName } from "../data/drafted-ids.ts";
import { describeFailure } from "./describe-failure.ts";
import { OtherChannels } from "./OtherChannels.tsx";
import { TemplateChoice } from "./TemplateChoice.tsx";
import { useAnswer } from "./use-answer.ts";
import { useTextDraft } from "./use-text-draft.ts";

type Props = {
  conversation: Conversation;
  /** E.164, where one is known. */
  phone: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Leads to the next guest who waits. */
  onNext: () => void;
  /** The focus leaves the text. */
  onLeave: () => void;
};

/** The first one that is still to be replaced, ready to be typed over; else the end of the text. */
const selectVariable = (field: HTMLTextAreaElement | null) => {
  if (!field) return;
  field.focus();
  const [variable] = findVariables(field.value);
  const start = variable ? field.value.indexOf(variable) : field.value.length;
  field.setSelectionRange(start, start + (variable?.length ?? 0));
};

/** What is written to the guest; kept until it is sent. */
export function AnswerForm({ conversation, phone, field, onNext, onLeave }: Props) {
  const { _id: id, latestAt } = conversation;
  const { text, setText, discard, isOutdated } = useTextDraft(draftName("answer", id), latestAt);
  const { send, isPending, error } = useAnswer(conversation, discard);
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
  const insert = (words: string) => {
    flushSync(() => setText(words));
    selectVariable(field.current);
  };
  const sendMail = (onSent: () => void) => sendBy("mail", text, onSent);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onLeave();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) sendMail(onNext);
  };
  return (
    <>
      {isOutdated && <OutdatedAlert />}
      {text === "" && <TemplateChoice conversation={conversation} onChoose={insert} />}
      <Textarea
        ref={field}
        aria-label={`Your answer to ${displayName(conversation)}`}
        placeholder="Write an answer…"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={limits.message}
        value={text}
        error={invalid ?? describeFailure(error)}
        errorProps={{ role: "alert" }}
        readOnly={isPending}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SignedOutNotice />
      <Group gap="xs" mt="xs" justify="flex-end">
        <OtherChannels
          text={text}
          phone={phone}
          onNote={(channel, words) => sendBy(channel, words, onLeave)}
        />
        <Button variant="default" loading={isPending} onClick={() => sendMail(onLeave)}>
          Send
        </Button>
        <Button loading={isPending} onClick={() => sendMail(onNext)}>
          Send and next
        </Button>
      </Group>
    </>
  );
}

function OutdatedAlert() {
  return (
    <Alert color="clay" icon={<Users />} title="Written meanwhile" role="alert" mb="xs">
      Somebody has written since you began. It stands above; your text is kept. Send it if it still
      fits.
    </Alert>
  );
}
