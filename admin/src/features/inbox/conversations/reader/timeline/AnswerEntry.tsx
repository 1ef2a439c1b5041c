import { Anchor, Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cancelAnswer } from "shared/inbox/conversations.endpoints";
import type { AnswerCancelled, TimelineEntry } from "shared/inbox/timeline";
import type { ResponseMail } from "shared/mail/outbox";
import { DateTime } from "../../../../../components/date/DateTime.tsx";
import { notify, notifyError } from "../../../../../components/feedback/notify.ts";
import { MailStatus } from "../../../../../components/mail/MailStatus.tsx";
import { useApp } from "../../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../../lib/app/paths.ts";
import { channelLabels } from "../../../../../lib/travel/describe-conversation.ts";
import { useConversationCache } from "../../data/conversation-cache.ts";
import { Entry, EntryHead, EntryText } from "./Entry.tsx";
import { EntryFile } from "./EntryFile.tsx";
import classes from "./Timeline.module.css";

type AnswerProps = {
  head: ReactNode;
  text: string;
  mail: (ResponseMail & { sendAt?: string | null }) | null;
  /** The address of the mail. */
  to: string;
  /** Files or a proposal, and buttons beside the state of the mail. */
  carried?: ReactNode;
  actions?: ReactNode;
};

/** An answer of the team, with the state of its mail. */
export function Answer({ head, text, mail, to, carried, actions }: AnswerProps) {
  return (
    <Entry kind="answer">
      <EntryHead>{head}</EntryHead>
      <EntryText>{text}</EntryText>
      {carried}
      {mail && (
        <Group gap="xs" mt={4}>
          <MailStatus mail={mail} to={to} />
          {mail.status === "failed" && (
            <Anchor component={Link} to={pathTo.settings("outbox")} size="sm" underline="always">
              See all emails
            </Anchor>
          )}
          {actions}
        </Group>
      )}
    </Entry>
  );
}

/** Gets the text and files of a reply that was to be sent later. */
export type OnCancelled = (cancelled: AnswerCancelled["cancelled"]) => void;

type AnswerEntryProps = {
  answer: Extract<TimelineEntry, { kind: "answer" }>;
  /** The id of its conversation. */
  conversation: string;
  onCancelled: OnCancelled;
};

export function AnswerEntry({ answer, conversation, onCancelled }: AnswerEntryProps) {
  const { at, by, text, channel, to, mail, files, proposal } = answer;
  const team = by?.username ?? "The team";
  const did = mail?.sendAt ? "scheduled a reply" : `replied ${channelLabels[channel]}`;
  const head = (
    <>
      {team} {did} · <DateTime at={at} />
    </>
  );
  return (
    <Answer
      head={head}
      text={text}
      mail={mail}
      to={to ?? "the guest"}
      carried={
        <>
          {proposal && <SentProposal proposal={proposal} />}
          <AnswerFiles files={files} />
        </>
      }
      actions={
        mail?.sendAt && (
          <CancelButton
            params={{ id: conversation, answer: answer._id }}
            label={mail.status === "failed" ? "Take the text back" : "Cancel sending"}
            onCancelled={onCancelled}
          />
        )
      }
    />
  );
}

type SentProposalProps = { proposal: NonNullable<AnswerEntryProps["answer"]["proposal"]> };

function SentProposal({ proposal: { _id, version, title } }: SentProposalProps) {
  return (
    <Text size="sm">
      Proposal:{" "}
      <Anchor component={Link} to={pathTo.proposal(_id)} underline="always" inherit>
        {title.trim() || "Untitled proposal"} (version {version})
      </Anchor>
    </Text>
  );
}

function AnswerFiles({ files }: Pick<AnswerEntryProps["answer"], "files">) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Attachments">
      {files.map((file) => (
        <li key={file._id}>
          <EntryFile file={file} />
        </li>
      ))}
    </ul>
  );
}

type CancelProps = {
  params: { id: string; answer: string };
  label: string;
  onCancelled: OnCancelled;
};

function CancelButton({ params, label, onCancelled }: CancelProps) {
  const { api } = useApp();
  const cache = useConversationCache();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.request(cancelAnswer, { params }),
    onSuccess: (saved) => {
      cache.storeBody(saved);
      notify(saved.message, "Its text is back in the reply field.");
      onCancelled(saved.cancelled);
    },
    onError: (error) => notifyError("Not cancelled", error),
    onSettled: cache.refresh,
  });
  return (
    <Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
