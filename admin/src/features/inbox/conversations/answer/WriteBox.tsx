import { Group, Tabs } from "@mantine/core";
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Conversation } from "shared/inbox/conversations";
import { useKeys } from "../use-keys.ts";
import { AnswerForm, type Write } from "./AnswerForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import classes from "./WriteBox.module.css";

type Props = {
  conversation: Conversation;
  phone: string | undefined;
  /** The addresses that the guest wrote from. */
  addresses: string[];
  onNext: () => void;
  onLeave: () => void;
  /** Adds a text to the reply, for example a reminder. */
  writer: RefObject<Write | null>;
  /** Shown beside the tabs. */
  action: ReactNode;
};

/** The forms below a conversation: an answer, or a note. */
export function WriteBox(props: Props) {
  const { conversation, phone, addresses, onNext, onLeave, writer, action } = props;
  const [tab, setTab] = useState<string | null>("answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = () => {
    flushSync(() => setTab("answer"));
    field.current?.focus();
  };
  useKeys({ r: answer });
  const insert = useRef<Write>(null);
  useImperativeHandle(writer, () => (text, files) => {
    answer();
    insert.current?.(text, files);
  });
  return (
    <Tabs value={tab} onChange={setTab} keepMounted className={classes.box} data-bottom-bar>
      <Group gap={4} wrap="nowrap" className={classes.head}>
        <Tabs.List>
          <Tabs.Tab value="answer">Reply</Tabs.Tab>
          <Tabs.Tab value="note">Note for the team</Tabs.Tab>
        </Tabs.List>
        {action}
      </Group>
      <Tabs.Panel value="answer" pt="xs">
        <AnswerForm
          conversation={conversation}
          phone={phone}
          addresses={addresses}
          field={field}
          writer={insert}
          onNext={onNext}
          onLeave={onLeave}
        />
      </Tabs.Panel>
      <Tabs.Panel value="note" pt="xs">
        <NoteForm conversation={conversation} onLeave={onLeave} />
      </Tabs.Panel>
    </Tabs>
  );
}
