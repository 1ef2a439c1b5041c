import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { RotateCcw } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { Draft } from "shared/content/records/drafts";
import type { RecordRef } from "shared/content/records/records";
import type { Version } from "shared/content/records/versions";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { notify } from "../../../components/feedback/notify.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { getDraftInTheWay } from "../../../lib/api/draft-in-the-way.ts";
import { toRecordPath } from "../../../lib/app/record-path.ts";
import { useRestoreVersion } from "./versions.requests.ts";

type Props = { record: RecordRef; version: Version };

/** Makes a draft of a version and opens the editor with it. */
export function RestoreVersion({ record, version }: Props) {
  const navigate = useNavigate();
  const restore = useRestoreVersion();
  const draft = getDraftInTheWay(restore.error);
  const start = (draftAt: string | null) =>
    restore.mutate(
      { id: version._id, draftAt },
      {
        onSuccess: ({ message }) => {
          void navigate(toRecordPath(record));
          notify("Restored as a draft", message);
        },
      },
    );
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          leftSection={<RotateCcw size={18} aria-hidden />}
          loading={restore.isPending}
          onClick={() => start(null)}
        >
          Restore
        </Button>
        <Text size="sm" c="dimmed" flex="1 1 12rem">
          Makes a draft of this version. Nothing is published.
        </Text>
      </Group>
      {draft && (
        <DraftInTheWay draft={draft} record={record} onReplace={() => start(draft.updatedAt)} />
      )}
      {restore.error && !draft && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {serverMessage(restore.error) ?? "Couldn't restore this version. Please try again."}
        </Text>
      )}
    </Stack>
  );
}

type DraftProps = { draft: Draft; record: RecordRef; onReplace: () => void };

function DraftInTheWay({ draft, record, onReplace }: DraftProps) {
  return (
    <Alert color="clay" role="alert" title="This record already has a draft">
      <Stack gap="sm">
        <Text size="sm">
          “{draft.name}”, last changed <DateTime at={draft.updatedAt} />
          {draft.author && ` by ${draft.author}`}. Restoring this version replaces it.
        </Text>
        <Group gap="sm">
          <Button size="xs" color="clay" onClick={onReplace}>
            Replace the draft
          </Button>
          <Anchor component={Link} to={toRecordPath(record)} size="sm">
            Open the draft
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  );
}
