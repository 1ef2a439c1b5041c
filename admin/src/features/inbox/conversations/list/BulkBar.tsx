import { ActionIcon, Button, CloseButton, Group, NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Download, Inbox, MailWarning, Trash2 } from "lucide-react";
import { type ConversationChange, conversationState } from "shared/inbox/conversations";
import { exportConversations } from "shared/inbox/personal-data/personal-data.endpoints";
import { useDownload } from "../../../../components/download/use-download.ts";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { stateLabels } from "../../../../lib/travel/describe-conversation.ts";
import { teamQuery } from "../data/conversations.requests.ts";
import type { View } from "../data/inbox-query.ts";
import classes from "./ConversationList.module.css";

type Props = {
  ids: string[];
  /** `undefined` for conversations from several views. */
  view: View | undefined;
  onChange: (change: ConversationChange, done: string) => void;
  /** Missing once all are selected. */
  onAll: (() => void) | undefined;
  onClear: () => void;
};

const counted = (count: number) => (count === 1 ? "1 conversation" : `${count} conversations`);
const states = conversationState.options.map((value) => ({ value, label: stateLabels[value] }));

/** Actions on the selected conversations. */
export function BulkBar({ ids, view, onChange, onAll, onClear }: Props) {
  const subject = counted(ids.length);
  const setState = (text: string) => {
    const state = conversationState.safeParse(text).data;
    if (state) onChange({ state }, `${subject} marked as ${stateLabels[state].toLowerCase()}.`);
  };
  return (
    <section aria-label="Selected conversations" className={classes.bar} data-bottom-bar>
      <Group gap={6}>
        <CloseButton size="lg" aria-label="Clear selection" onClick={onClear} />
        <Text size="sm" aria-live="polite" mr="auto" className={classes.count}>
          {ids.length} selected
        </Text>
        <BoxButtons subject={subject} view={view} onChange={onChange} />
        <DownloadButton ids={ids} />
      </Group>
      <div className={classes.selects}>
        <Button
          variant="default"
          px="xs"
          className={classes.selectAll}
          disabled={!onAll}
          onClick={onAll}
        >
          Select all
        </Button>
        <NativeSelect
          aria-label="Set the state"
          data={[{ value: "", label: "Set state…" }, ...states]}
          value=""
          onChange={(event) => setState(event.currentTarget.value)}
        />
        <AssignSelect subject={subject} onChange={onChange} />
      </div>
    </section>
  );
}

function DownloadButton({ ids }: Pick<Props, "ids">) {
  const { start, isPending } = useDownload(() =>
    notify("Downloaded", "The file is in your downloads."),
  );
  const query = { ids: ids.join(",") };
  const file = { endpoint: exportConversations, noun: "conversations", query };
  const notifyFailure = (error: Error) =>
    notifyError("Couldn't download the file. Please try again.", error);
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      title="Download"
      aria-label="Download"
      loading={isPending}
      onClick={() => start(file, { onError: notifyFailure })}
    >
      <Download size={18} aria-hidden />
    </ActionIcon>
  );
}

type PartProps = Pick<Props, "onChange"> & { subject: string };

function AssignSelect({ subject, onChange }: PartProps) {
  const { api } = useApp();
  const { data: team = [] } = useQuery(teamQuery(api));
  const assign = (id: string) => {
    const member = team.find(({ _id }) => _id === id);
    if (member) onChange({ assigneeId: id }, `${subject} assigned to ${member.username}.`);
    if (id === "nobody") onChange({ assigneeId: null }, `${subject} unassigned.`);
  };
  return (
    <NativeSelect
      aria-label="Assign to"
      data={[
        { value: "", label: "Assign to…" },
        ...team.map(({ _id, username }) => ({ value: _id, label: username })),
        { value: "nobody", label: "No one" },
      ]}
      value=""
      onChange={(event) => assign(event.currentTarget.value)}
    />
  );
}

const places = [
  { box: "trash", label: "Move to trash", done: "moved to the trash", Icon: Trash2 },
  { box: "spam", label: "Mark as spam", done: "marked as spam", Icon: MailWarning },
  { box: "inbox", label: "Move to inbox", done: "moved to the inbox", Icon: Inbox },
] as const;

function BoxButtons({ subject, view, onChange }: PartProps & Pick<Props, "view">) {
  const here = view === "spam" || view === "trash" ? view : view && "inbox";
  return places
    .filter(({ box }) => box !== here)
    .map(({ box, label, done, Icon }) => (
      <ActionIcon
        key={box}
        variant="default"
        size="input-sm"
        title={label}
        aria-label={label}
        onClick={() => onChange({ box }, `${subject} ${done}.`)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ));
}
