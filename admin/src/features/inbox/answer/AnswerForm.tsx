import { Alert, Button, Group, Textarea } from "@mantine/core";
import { Users } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { AnswerChannel, Conversation } from "shared/conversations";
import { limits } from "shared/limits";
import { responseMessage } from "shared/responses";
import { SignedOutNotice } from "../../../components/session/SignedOutNotice.tsx";
import { displayName } from "../data/describe-conversation.ts";
import { draftName } from "../data/drafted-ids.ts";
import { describeFailure } from "./describe-failure.ts";
import { OtherChannels } from "./OtherChannels.tsx";
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
    send(words, channel, onSent);
  };
  const sendMail = (onSent: () => void) => sendBy("mail", text, onSent);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onLeave();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) sendMail(onNext);
  };
  return (
    <>
      {isOutdated && <OutdatedAlert />}
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
