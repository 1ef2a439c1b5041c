import { Group, NativeSelect, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type RefObject, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Conversation } from "shared/inbox/conversations";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { AttachButton, AttachedFiles } from "../../../../components/files/AttachedFiles.tsx";
import { useDroppedFiles } from "../../../../components/picture/use-dropped-files.ts";
import { SignedOutNotice } from "../../../../components/session/SignedOutNotice.tsx";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { draftName, useTextDraft } from "../data/drafts.ts";
import { appendText, useConversationTexts } from "../waiting/use-waiting-texts.ts";
import { OfflineHint, WaitingNote } from "../waiting/WaitingNote.tsx";
import { AnswerControls } from "./AnswerControls.tsx";
import { insertText } from "./insert-text.ts";
import { SendLater } from "./SendLater.tsx";
import { type FilledTemplate, TemplateChoice } from "./TemplateChoice.tsx";
import { useCheckedAnswer } from "./use-answer.ts";
import { type Attachments, useAttachments } from "./use-attachments.ts";
import classes from "./WriteBox.module.css";
import { OutdatedAlert, selectVariable, WritingField } from "./WritingField.tsx";

/** Adds a text to what was typed, and files to those attached. */
export type Write = (text: string, files?: ConversationFile[]) => void;

type Props = {
  conversation: Conversation;
  /** E.164, if known. */
  phone: string | undefined;
  /** The addresses that the guest wrote from. */
  addresses: string[];
  field: RefObject<HTMLTextAreaElement | null>;
  writer: RefObject<Write | null>;
  /** Opens the next waiting conversation. */
  onNext: () => void;
  /** Moves the focus out of the field. */
  onLeave: () => void;
};

/** In the spelling of the list, so that the select finds it. */
const findAddress = (addresses: string[], email: string) =>
  addresses.find((address) => address.toLowerCase() === email.toLowerCase()) ?? email;

/** The text, files and recipient of a reply; they are kept until it is sent. */
function useAnswerForm({ conversation, addresses, field, writer }: Props) {
  const { _id: id, latestAt } = conversation;
  const { text, setText, discard, isOutdated } = useTextDraft(draftName("answer", id), latestAt);
  const attachments = useAttachments(id);
  const [chosen, setTo] = useState<string>();
  const to = chosen ?? findAddress(addresses, conversation.email);
  const onStored = () => {
    discard();
    attachments.discard();
  };
  const writing = { field, to, attachments, onStored };
  const { forgetInvalid, ...answer } = useCheckedAnswer(conversation, writing);
  const type = (typed: string) => {
    forgetInvalid();
    setText(typed);
  };
  useImperativeHandle(writer, () => (added, files = []) => {
    type(appendText(text, added));
    attachments.add(files);
  });
  // Before the first focus, browsers put the cursor in front of a restored draft.
  const [hadFocus, setHadFocus] = useState(false);
  const insert = (template: FilledTemplate) => {
    const inserted = insertText(text, template.text, hadFocus ? field.current : null);
    flushSync(() => type(inserted.text));
    attachments.add(template.files);
    selectVariable(field.current, inserted);
  };
  const isBegun = hadFocus || text !== "" || attachments.files.length > 0;
  const onFocus = () => setHadFocus(true);
  return { text, type, insert, onFocus, isBegun, isOutdated, attachments, to, setTo, ...answer };
}

/** An answer to the guest. */
export function AnswerForm(props: Props) {
  const { conversation, phone, addresses, field, onNext, onLeave } = props;
  const form = useAnswerForm(props);
  const { text, type, attachments, to, isPending, sendBy } = form;
  const { _id: id } = conversation;
  const waiting = useConversationTexts(id, "answer");
  const zone = useRef<HTMLDivElement>(null);
  const { zoneProps, isOver } = useDroppedFiles(zone, (...files) =>
    attachments.uploads.choose(files),
  );
  const [isScheduling, scheduling] = useDisclosure(false);
  const waitingNotes = waiting.map((waitingText) => (
    <WaitingNote
      key={waitingText.key}
      text={waitingText}
      onChange={(withdrawn) => type(appendText(text, withdrawn))}
    />
  ));
  const sendMail = (onSent: () => void, sendAt?: string) => {
    if (to) sendBy("mail", text, onSent, sendAt);
  };
  // The server would take the first answer for somebody else's and refuse a second one.
  if (waiting.some(({ problem }) => problem === null)) return waitingNotes;
  return (
    <div
      ref={zone}
      {...zoneProps}
      data-begun={form.isBegun || undefined}
      className={classes.answer}
    >
      {waitingNotes}
      {form.isOutdated && (
        <OutdatedAlert title="New message">
          A message arrived while you were writing. Your text is kept; send it if it still fits.
        </OutdatedAlert>
      )}
      {text === "" && (
        <TemplateChoice conversation={conversation} isMenu={false} onChoose={form.insert} />
      )}
      <WritingField
        ref={field}
        aria-label={`Your reply to ${displayName(conversation)}`}
        placeholder={isOver ? "Drop files to attach them" : "Write a reply…"}
        text={text}
        error={form.problem}
        isPending={isPending}
        onText={type}
        onFocus={form.onFocus}
        onSend={() => sendMail(onNext)}
        onLeave={onLeave}
      />
      <Group gap="xs" mt={4} data-later>
        {to && <AttachButton uploads={attachments.uploads} />}
        {text !== "" && (
          <TemplateChoice conversation={conversation} isMenu onChoose={form.insert} />
        )}
      </Group>
      <FilesOfAnswer attachments={attachments} canGoByChat={!to || phone !== undefined} />
      {attachments.files.length === 0 && <OfflineHint noun="reply" />}
      <SignedOutNotice />
      {addresses.length > 1 && (
        <NativeSelect
          wrapperProps={{ "data-later": true }}
          label="To"
          description="They wrote from more than one address."
          mt="xs"
          data={addresses}
          value={to}
          onChange={(event) => form.setTo(event.currentTarget.value)}
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
        onSendLater={scheduling.open}
        onRecord={(channel, answer) => sendBy(channel, answer, onLeave)}
      />
      {isScheduling && (
        <SendLater
          phone={phone}
          onChoose={(sendAt) => sendMail(onLeave, sendAt)}
          onClose={scheduling.close}
        />
      )}
    </div>
  );
}

type FilesProps = { attachments: Attachments; canGoByChat: boolean };

function FilesOfAnswer({ attachments, canGoByChat }: FilesProps) {
  const { files, uploads, remove } = attachments;
  return (
    <>
      <AttachedFiles files={files} uploads={uploads} onRemove={remove} />
      {files.length > 0 && canGoByChat && (
        <Text size="sm" c="dimmed" mt={4}>
          Files only go with emails. In WhatsApp, send them in the chat yourself.
        </Text>
      )}
    </>
  );
}
