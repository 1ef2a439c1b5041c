import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Conversation } from "shared/inbox/conversations";
import { addNote } from "shared/inbox/conversations.endpoints";
import { noteInput } from "shared/inbox/timeline";
import { notify } from "../../../../components/feedback/notify.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { useConversationCache } from "../data/conversation-cache.ts";
import { draftName, useTextDraft } from "../data/drafts.ts";
import { describeFailure, sendOrKeep } from "../waiting/send-or-keep.ts";
import { appendText, useConversationTexts } from "../waiting/use-waiting-texts.ts";
import { OfflineHint, WaitingNote } from "../waiting/WaitingNote.tsx";
import { WritingField } from "./WritingField.tsx";

type Props = { conversation: Conversation; onLeave: () => void };

/** A note for the team alone; nothing is mailed. */
export function NoteForm({ conversation, onLeave }: Props) {
  const { _id: id, latestAt } = conversation;
  const { api } = useApp();
  const cache = useConversationCache();
  const keys = useIdempotencyKey();
  const waiting = useConversationTexts(id, "note");
  const { text, setText, discard } = useTextDraft(draftName("note", id), latestAt);
  const [invalid, setInvalid] = useState<string>();
  const { error, isPending, mutate } = useMutation({
    mutationFn: (body: { text: string }) => {
      const headers = keys.headersFor(body);
      const signal = AbortSignal.timeout(saveTimeout);
      return sendOrKeep(conversation, { kind: "note", body }, headers, () =>
        api.request(addNote, { params: { id }, body, headers, signal }),
      );
    },
    onSuccess: (saved) => {
      keys.forget();
      discard();
      if (!saved) {
        notify("You're offline", "Your note will be added when you're back online.");
        return;
      }
      cache.storeBody(saved);
      notify(saved.message, "The guest won't see it.");
    },
    onSettled: cache.refresh,
  });
  const add = () => {
    if (isPending) return;
    const { data, error: refused } = noteInput.safeParse({ text });
    setInvalid(refused?.issues[0]?.message);
    if (data) mutate(data, { onSuccess: onLeave });
  };
  const type = (typed: string) => {
    setInvalid(undefined);
    setText(typed);
  };
  return (
    <>
      {waiting.map((waitingText) => (
        <WaitingNote
          key={waitingText.key}
          text={waitingText}
          onChange={(withdrawn) => type(appendText(text, withdrawn))}
        />
      ))}
      <WritingField
        aria-label="Note for the team"
        placeholder="Write a note. The guest won't see it."
        text={text}
        error={invalid ?? describeFailure(error)}
        isPending={isPending}
        onText={type}
        onSend={add}
        onLeave={onLeave}
      />
      <OfflineHint noun="note" />
      <Group mt="xs" justify="flex-end">
        <Button loading={isPending} onClick={add}>
          Add note
        </Button>
      </Group>
    </>
  );
}
