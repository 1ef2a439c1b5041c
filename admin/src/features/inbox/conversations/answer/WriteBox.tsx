import { Tabs } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Conversation } from "shared/inbox/conversations";
import { useKeys } from "../use-keys.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import classes from "./WriteBox.module.css";

type Props = {
  conversation: Conversation;
  phone: string | undefined;
  /** The addresses that the guest wrote from. */
  addresses: string[];
  onNext: () => void;
  onLeave: () => void;
};

/** The forms below a conversation: an answer, or a note. */
export function WriteBox({ conversation, phone, addresses, onNext, onLeave }: Props) {
  const [tab, setTab] = useState<string | null>("answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = () => {
    flushSync(() => setTab("answer"));
    field.current?.focus();
  };
  useKeys({ r: answer });
  return (
    <Tabs value={tab} onChange={setTab} keepMounted className={classes.box} data-bottom-bar>
      <Tabs.List>
        <Tabs.Tab value="answer">Reply</Tabs.Tab>
        <Tabs.Tab value="note">Note for the team</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="answer" pt="xs">
        <AnswerForm
          conversation={conversation}
          phone={phone}
          addresses={addresses}
          field={field}
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
