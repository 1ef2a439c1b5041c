import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { isNewRecord } from "shared/content/published-draft";
import { type Draft, type DraftSummary, draftInput } from "shared/content/records/drafts";
import { discardDraft, readDraft, saveDraft } from "shared/content/records/drafts.endpoints";
import type { RecordKind } from "shared/content/records/records";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { notifyError } from "../../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../../components/feedback/notify-undoable.tsx";
import { Row, Rows } from "../../../../components/list/Rows.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { draftsQuery } from "../../../../lib/requests/drafts.ts";

type Props = {
  kind: RecordKind;
  /** The path of the screen that adds a record of this kind. */
  createPath: string;
  /** Stands for a missing name, for example "Untitled tour". */
  untitled: string;
};

/** Drafts of records that do not exist yet; the screen needs a `NotificationArea`. */
export function NewDrafts({ kind, createPath, untitled }: Props) {
  const { api } = useApp();
  const { data: drafts = [] } = useQuery(draftsQuery(api));
  const started = drafts.filter((draft) => draft.kind === kind && isNewRecord(draft.id));
  if (started.length === 0) return null;
  return (
    <Stack mb="md">
      <Rows label="Not published yet">
        {started.map((draft) => (
          <NewDraft
            key={draft.id}
            draft={draft}
            name={draft.name || untitled}
            path={`${createPath}?draft=${draft.id}`}
          />
        ))}
      </Rows>
    </Stack>
  );
}

function NewDraft({ draft, name, path }: { draft: DraftSummary; name: string; path: string }) {
  const discard = useDiscardDraft(draft, name);
  return (
    <Row>
      <Group gap="xs" justify="space-between">
        <Stack gap={2} flex="1 1 14rem">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            Not published yet: {name}
          </Text>
          <Text size="sm" c="dimmed">
            by {draft.author ?? "a former admin"}, <DateTime at={draft.updatedAt} />
          </Text>
        </Stack>
        <Button
          component={Link}
          to={path}
          size="xs"
          variant="light"
          aria-label={`Continue with ${name}`}
        >
          Continue
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          loading={discard.isPending}
          onClick={() => discard.mutate()}
          aria-label={`Discard ${name}`}
        >
          Discard
        </Button>
      </Group>
    </Row>
  );
}

/** Reads the draft before it discards it, to be able to put it back. */
function useDiscardDraft({ kind, id, updatedAt: draftAt }: DraftSummary, name: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const params = { kind, id };
  const showAll = () => client.invalidateQueries({ queryKey: draftsQuery(api).queryKey });
  const restore = useMutation({
    mutationFn: (draft: Draft) =>
      api.request(saveDraft, { params, body: draftInput.parse({ ...draft, draftAt: null }) }),
    onError: (error) => notifyError("Couldn't bring the draft back", error),
    onSettled: showAll,
  });
  return useMutation({
    mutationFn: async () => {
      const { draft } = await api.request(readDraft, { params });
      await api.request(discardDraft, { params, query: { draftAt } });
      return draft;
    },
    onSuccess: (draft) =>
      draft &&
      notifyUndoable({
        title: "Draft discarded",
        text: `“${name}” was never published.`,
        onUndo: () => restore.mutate(draft),
      }),
    onError: (error) => notifyError("Couldn't discard the draft", error),
    onSettled: showAll,
  });
}
