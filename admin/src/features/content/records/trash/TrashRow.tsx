import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { RotateCcw, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { TrashEntry, TrashKind } from "shared/content/records/trash";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { notifyError } from "../../../../components/feedback/notify.ts";
import { Row } from "../../../../components/list/Rows.tsx";
import { useNow } from "../../../../lib/dates/use-now.ts";
import { useDeleteForGood, useRestoreFromTrash } from "./trash.requests.ts";

const kindLabels: Record<TrashKind, string> = {
  tour: "Tour",
  page: "Page",
  photo: "Photo",
  review: "Review",
  question: "Question",
  member: "Team member",
};

const dayMilliseconds = 24 * 60 * 60_000;

const describeRest = (goneAt: string, now: number) => {
  const days = Math.ceil((Date.parse(goneAt) - now) / dayMilliseconds);
  return days > 1 ? `${days} days left` : "less than a day left";
};

type Props = { entry: TrashEntry; list: RefObject<HTMLElement | null> };

export function TrashRow({ entry, list }: Props) {
  const { kind, name, deletedBy, deletedAt, goneAt } = entry;
  const now = useNow();
  // A restored or deleted row takes the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) list.current?.focus();
    },
    [list],
  );
  return (
    <Row>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Title>
          <Badge variant="light" color="gray">
            {kindLabels[kind]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Deleted <DateTime at={deletedAt} />
          {deletedBy && ` by ${deletedBy}`} · {describeRest(goneAt, now)}
        </Text>
        <Group gap="xs">
          <RestoreButton entry={entry} />
          <DeleteForGoodButton entry={entry} />
        </Group>
      </Stack>
    </Row>
  );
}

function RestoreButton({ entry: { _id, name } }: { entry: TrashEntry }) {
  const restore = useRestoreFromTrash();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await restore(_id, name);
    setPending(false);
  };
  return (
    <Button
      size="xs"
      variant="light"
      // `loading` would take the focus away.
      aria-busy={isPending}
      leftSection={<RotateCcw size={16} aria-hidden />}
      onClick={isPending ? undefined : () => void press()}
      aria-label={`Restore ${name}`}
    >
      Restore
    </Button>
  );
}

function DeleteForGoodButton({ entry: { _id, name } }: { entry: TrashEntry }) {
  const { isPending, mutate } = useDeleteForGood();
  const ask = () =>
    askToConfirm({
      title: "Delete for good?",
      text: `“${name}” is deleted with its history, drafts and preview links. This can't be undone.`,
      confirm: "Delete for good",
      onConfirm: () =>
        mutate(_id, { onError: (error) => notifyError(`Couldn't delete “${name}”`, error) }),
    });
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      loading={isPending}
      leftSection={<Trash2 size={16} aria-hidden />}
      onClick={ask}
      aria-label={`Delete for good: ${name}`}
    >
      Delete for good
    </Button>
  );
}
