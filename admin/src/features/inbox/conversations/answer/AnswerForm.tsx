import { NativeSelect, Text } from "@mantine/core";
import { type RefObject, useImperativeHandle, useState } from "react";
import { flushSync } from "react-dom";
import type { Conversation } from "shared/inbox/conversations";
import { SignedOutNotice } from "../../../../components/session/SignedOutNotice.tsx";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { draftName, useTextDraft } from "../data/drafts.ts";
import { appendText, useConversationTexts } from "../waiting/use-waiting-texts.ts";
import { OfflineHint, WaitingNote } from "../waiting/WaitingNote.tsx";
import { AnswerControls } from "./AnswerControls.tsx";
import { TemplateChoice } from "./TemplateChoice.tsx";
import { useCheckedAnswer } from "./use-answer.ts";
import { OutdatedAlert, selectVariable, WritingField } from "./WritingField.tsx";

type Props = {
  conversation: Conversation;
  /** E.164, if known. */
  phone: string | undefined;
  /** The addresses that the guest wrote from. */
  addresses: string[];
  field: RefObject<HTMLTextAreaElement | null>;
  /** Adds a text to what was typed. */
  writer: RefObject<((text: string) => void) | null>;
  /** Opens the next waiting conversation. */
  onNext: () => void;
  /** Moves the focus out of the field. */
  onLeave: () => void;
};

/** In the spelling of the list, so that the select finds it. */
const findAddress = (addresses: string[], email: string) =>
  addresses.find((address) => address.toLowerCase() === email.toLowerCase()) ?? email;

/** An answer to the guest; the draft is kept until it is sent. */
export function AnswerForm(props: Props) {
  const { conversation, phone, addresses, field, writer, onNext, onLeave } = props;
  const { _id: id, latestAt } = conversation;
  const { text, setText, discard, isOutdated } = useTextDraft(draftName("answer", id), latestAt);
  const waiting = useConversationTexts(id, "answer");
  const [chosen, setTo] = useState<string>();
  const to = chosen ?? findAddress(addresses, conversation.email);
  const writing = { field, to, onStored: discard };
  const { sendBy, isPending, problem, forgetInvalid } = useCheckedAnswer(conversation, writing);
  const type = (typed: string) => {
    forgetInvalid();
    setText(typed);
  };
  useImperativeHandle(writer, () => (added: string) => type(appendText(text, added)));
  const insert = (template: string) => {
    flushSync(() => type(template));
    selectVariable(field.current);
  };
  const waitingNotes = waiting.map((waitingText) => (
    <WaitingNote
      key={waitingText.key}
      text={waitingText}
      onChange={(withdrawn) => type(appendText(text, withdrawn))}
    />
  ));
  const sendMail = (onSent: () => void) => {
    if (to) sendBy("mail", text, onSent);
  };
  // The server would take the first answer for somebody else's and refuse a second one.
  if (waiting.some(({ problem }) => problem === null)) return waitingNotes;
  return (
    <>
      {waitingNotes}
      {isOutdated && (
        <OutdatedAlert title="New message">
          A message arrived while you were writing. Your text is kept; send it if it still fits.
        </OutdatedAlert>
      )}
      {text === "" && <TemplateChoice conversation={conversation} onChoose={insert} />}
      <WritingField
        ref={field}
        aria-label={`Your reply to ${displayName(conversation)}`}
        placeholder="Write a reply…"
        text={text}
        error={problem}
        isPending={isPending}
        onText={type}
        onSend={() => sendMail(onNext)}
        onLeave={onLeave}
      />
      <OfflineHint noun="reply" />
      <SignedOutNotice />
      {addresses.length > 1 && (
        <NativeSelect
          label="To"
          description="They wrote from more than one address."
          mt="xs"
          data={addresses}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
      {!to && (
        <Text size="sm" c="dimmed" mt="xs">
          No email address. Reply by WhatsApp or phone, then mark it as answered.
        </Text>
      )}
      <AnswerControls
        text={text}
        phone={phone}
        hasEmail={to !== ""}
        isPending={isPending}
        onSend={() => sendMail(onLeave)}
        onSendAndNext={() => sendMail(onNext)}
        onRecord={(channel, answer) => sendBy(channel, answer, onLeave)}
      />
    </>
  );
}
