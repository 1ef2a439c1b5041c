import { Badge, Button, CopyButton, Group, Paper, Stack, Text } from "@mantine/core";
import { Check, Copy, MessageCircle } from "lucide-react";
import type { PreviewLink, PreviewNote } from "shared/content/records/previews";
import type { RecordRef } from "shared/content/records/records";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { useLinkChanges } from "./previews.requests.ts";

type Props = { record: RecordRef; link: PreviewLink };

export function PreviewLinkRow({ record, link }: Props) {
  const { end } = useLinkChanges(record);
  const now = useNow();
  const isOpen = link.endedAt === null && Date.parse(link.expiresAt) > now;
  const expires = isOpen ? "valid until" : "expired";
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Text size="sm">
          Created by {link.author ?? "a former admin"}, <DateTime at={link.createdAt} /> ·{" "}
          {link.endedAt ? "ended" : expires} <DateTime at={link.endedAt ?? link.expiresAt} />
        </Text>
        {isOpen && <LinkActions link={link} isEnding={end.isPending} onEnd={end.mutate} />}
        {end.error && (
          <Text size="sm" c="red" role="alert">
            {serverMessage(end.error) ?? "Couldn't end the link. Check your connection."}
          </Text>
        )}
        {link.notes.map((note) => (
          <Note key={note._id} record={record} note={note} />
        ))}
      </Stack>
    </Paper>
  );
}

type ActionsProps = { link: PreviewLink; isEnding: boolean; onEnd: (id: string) => void };

function LinkActions({ link, isEnding, onEnd }: ActionsProps) {
  const confirmEnd = () =>
    askToConfirm({
      title: "End this link?",
      text: "The link stops working for everyone. Notes stay here.",
      confirm: "End link",
      onConfirm: () => onEnd(link._id),
    });
  return (
    <Group gap="xs">
      <CopyButton value={link.url}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="light"
            leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? "Copied" : "Copy link"}
          </Button>
        )}
      </CopyButton>
      <Button
        size="xs"
        variant="light"
        component="a"
        href={whatsappLink(`Please have a look at this draft: ${link.url}`)}
        target="_blank"
        rel="noreferrer"
        leftSection={<MessageCircle size={16} aria-hidden />}
      >
        Send by WhatsApp
      </Button>
      <Button
        size="xs"
        variant="subtle"
        component="a"
        href={link.url}
        target="_blank"
        rel="noreferrer"
      >
        Open
      </Button>
      <Button size="xs" variant="subtle" color="red" loading={isEnding} onClick={confirmEnd}>
        End link
      </Button>
    </Group>
  );
}

function Note({ record, note }: { record: RecordRef; note: PreviewNote }) {
  const { deleteNote } = useLinkChanges(record);
  const who = note.name ?? "A reader";
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <Stack gap={2} miw={0}>
        <Text size="sm" c="dimmed" component="div">
          {who}, <DateTime at={note.createdAt} />{" "}
          {note.isNew && (
            <Badge size="xs" color="clay">
              New
            </Badge>
          )}
        </Text>
        <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {note.text ?? "👍 Looks good"}
        </Text>
      </Stack>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        flex="none"
        aria-label={`Delete the note by ${who}`}
        loading={deleteNote.isPending}
        onClick={() => deleteNote.mutate(note._id)}
      >
        Delete
      </Button>
    </Group>
  );
}
