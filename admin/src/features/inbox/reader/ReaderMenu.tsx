import { ActionIcon, Menu } from "@mantine/core";
import { Check, EllipsisVertical, Inbox, MailWarning, Trash2, UserPlus } from "lucide-react";
import type { Conversation } from "shared/conversations";

type Props = {
  conversation: Conversation;
  onDone: () => void;
  onMove: (box: Conversation["box"]) => void;
  onJoin: () => void;
};

/** What is done to the whole conversation. */
export function ReaderMenu({ conversation: { box, state }, onDone, onMove, onJoin }: Props) {
  const icon = { size: 16, "aria-hidden": true };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="input-sm" aria-label="More">
          <EllipsisVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state !== "done" && (
          <Menu.Item leftSection={<Check {...icon} />} onClick={onDone}>
            Mark as done
          </Menu.Item>
        )}
        {box !== "inbox" && (
          <Menu.Item leftSection={<Inbox {...icon} />} onClick={() => onMove("inbox")}>
            Move to inbox
          </Menu.Item>
        )}
        {box !== "spam" && (
          <Menu.Item leftSection={<MailWarning {...icon} />} onClick={() => onMove("spam")}>
            Mark as spam
          </Menu.Item>
        )}
        {box !== "trash" && (
          <Menu.Item leftSection={<Trash2 {...icon} />} onClick={() => onMove("trash")}>
            Move to trash
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<UserPlus {...icon} />} onClick={onJoin}>
          This is the same guest as …
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
