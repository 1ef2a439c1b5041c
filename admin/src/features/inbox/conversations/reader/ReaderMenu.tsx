import { ActionIcon, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Check, EllipsisVertical, Inbox, MailWarning, Trash2, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Conversation } from "shared/inbox/conversations";
import { joinConversations } from "shared/inbox/conversations.endpoints";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { type ChangeThis, useConversationCache } from "../data/conversation-cache.ts";
import { useKeys } from "../use-keys.ts";

const JoinDialog = lazy(async () => ({ default: (await import("./JoinDialog.tsx")).JoinDialog }));

const moved = {
  inbox: "Moved to the inbox.",
  spam: "Marked as spam.",
  trash: "Moved to the trash.",
};
const places = [
  { box: "inbox", label: "Move to inbox", Icon: Inbox },
  { box: "spam", label: "Mark as spam", Icon: MailWarning },
  { box: "trash", label: "Move to trash", Icon: Trash2 },
] as const;

/** Makes another conversation part of this one. */
function useJoin(id: string) {
  const { api } = useApp();
  const cache = useConversationCache();
  return useMutation({
    mutationFn: (source: string) =>
      api.request(joinConversations, { params: { id }, body: { ids: [source] } }),
    onSuccess: (saved) => {
      cache.storeBody(saved);
      notify(saved.message, "All messages are in one conversation now.");
    },
    onError: (error) => notifyError("Couldn't save. Please try again.", error),
    onSettled: cache.refresh,
  });
}

type Props = {
  conversation: Conversation;
  /** Makes a change after which the conversation may leave the list. */
  onSettle: ChangeThis;
};

/** Actions on the whole conversation. */
export function ReaderMenu({ conversation, onSettle }: Props) {
  const [isJoining, setJoining] = useState(false);
  const join = useJoin(conversation._id);
  const markDone = () => onSettle({ state: "done" }, "Marked as done.");
  const move = (box: Conversation["box"]) => onSettle({ box }, moved[box]);
  useKeys({ e: markDone, "#": () => move("trash") });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="input-sm" aria-label="More">
            <EllipsisVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {conversation.state !== "done" && (
            <Menu.Item leftSection={<Check size={16} aria-hidden />} onClick={markDone}>
              Mark as done
            </Menu.Item>
          )}
          {places
            .filter(({ box }) => box !== conversation.box)
            .map(({ box, label, Icon }) => (
              <Menu.Item
                key={box}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => move(box)}
              >
                {label}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<UserPlus size={16} aria-hidden />}
            onClick={() => setJoining(true)}
          >
            Merge with…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isJoining && (
        <Suspense>
          <JoinDialog
            conversation={conversation}
            onJoin={join.mutate}
            onClose={() => setJoining(false)}
          />
        </Suspense>
      )}
    </>
  );
}
