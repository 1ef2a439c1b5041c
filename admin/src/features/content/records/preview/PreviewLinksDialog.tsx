import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type PreviewLink, previewLinkDays } from "shared/content/records/previews";
import type { RecordRef } from "shared/content/records/records";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { PreviewLinkRow } from "./PreviewLinkRow.tsx";
import { previewLinksQuery, useLinkChanges } from "./previews.requests.ts";

type Props = { record: RecordRef; onClose: () => void };

/** Links that show the record's draft to people without an account, and what they answered. */
export function PreviewLinksDialog({ record, onClose }: Props) {
  const { api } = useApp();
  const links = useQuery(previewLinksQuery(api, record));
  const { create } = useLinkChanges(record);
  useReadNotes(record, links.data ?? []);
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries({ queryKey: previewLinksQuery(api, record).queryKey });
    onClose();
  };
  return (
    <TitledDialog title="Preview links" size="lg" onClose={close}>
      <Stack gap="md">
        <Text size="sm">
          Anyone with a link sees the draft in your site's design for {previewLinkDays} days, and
          can say “Looks good” or leave a note. The link follows your changes.
        </Text>
        <div>
          <Button loading={create.isPending} onClick={() => create.mutate()}>
            Create a link
          </Button>
        </div>
        {create.error && (
          <Alert color="clay" role="alert">
            {serverMessage(create.error) ?? "Couldn't create the link. Check your connection."}
          </Alert>
        )}
        <QueryState
          query={links}
          skeleton={<RowsSkeleton rows={2} height={90} />}
          errorText="Couldn't load the preview links."
        >
          {(loaded) =>
            loaded.length === 0 ? (
              <Text size="sm" c="dimmed">
                No links yet. Create one to show the draft to someone.
              </Text>
            ) : (
              loaded.map((link) => <PreviewLinkRow key={link._id} record={record} link={link} />)
            )
          }
        </QueryState>
      </Stack>
    </TitledDialog>
  );
}

/** Notes that are on the screen are read; they stay marked until the dialog closes. */
function useReadNotes(record: RecordRef, links: PreviewLink[]) {
  const { markRead } = useLinkChanges(record);
  const unread = links.filter(({ notes }) => notes.some(({ isNew }) => isNew));
  const ids = unread.map(({ _id }) => _id).join(" ");
  const mark = useEffectEvent((joined: string) => {
    for (const id of joined.split(" ").filter(Boolean)) markRead.mutate(id);
  });
  useEffect(() => mark(ids), [ids]);
}
