import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Conversation, noteInput } from "shared/conversations";
import { addNote } from "shared/endpoints/conversations";
import { notify } from "../../../components/feedback/notify.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { draftName } from "../data/drafted-ids.ts";
import { useConversationCache } from "../data/use-conversation-cache.ts";
import { describeFailure } from "./describe-failure.ts";
import { useTextDraft } from "./use-text-draft.ts";
import { WritingField } from "./WritingField.tsx";

type Props = { conversation: Conversation; onLeave: () => void };

/** For the team alone; nothing is mailed. */
export function NoteForm({ conversation, onLeave }: Props) {
  const { _id: id, latestAt } = conversation;
  const { api } = useApp();
  const cache = useConversationCache();
  const { text, setText, discard } = useTextDraft(draftName("note", id), latestAt);
  const [invalid, setInvalid] = useState<string>();
  const { error, isPending, mutate } = useMutation({
    mutationFn: (body: { text: string }) => {
      const signal = AbortSignal.timeout(saveTimeout);
      return api.request(addNote, { params: { id }, body, signal });
    },
    onSuccess: (saved) => {
      cache.storeBody(saved);
      discard();
      notify(saved.message, "The guest does not see it.");
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
      <WritingField
        label="Note for the team"
        placeholder="Write a note; the guest does not see it."
        text={text}
        error={invalid ?? describeFailure(error)}
        isPending={isPending}
        onText={type}
        onSend={add}
        onLeave={onLeave}
      />
      <Group mt="xs" justify="flex-end">
        <Button loading={isPending} onClick={add}>
          Add note
        </Button>
      </Group>
    </>
  );
}
