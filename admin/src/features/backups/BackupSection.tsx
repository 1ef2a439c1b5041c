import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { DatabaseBackup } from "lucide-react";
import type { BackupState } from "shared/backups/backups";
import { startBackup } from "shared/backups/backups.endpoints";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../components/handbook/HelpTitle.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { BackupRow } from "./BackupRow.tsx";
import { BackupSummary } from "./BackupSummary.tsx";
import { backupsKey, backupsQuery } from "./backups.queries.ts";

const steps = {
  database: "Copying the database…",
  files: "Creating and testing…",
  storing: "Storing…",
};

export function BackupSection() {
  const { api } = useApp();
  const backups = useQuery(backupsQuery(api));
  return (
    <Stack component="section" aria-label="Backup">
      <HelpTitle order={2} size="h3" help="backup-and-restore">
        Backup
      </HelpTitle>
      <Text size="sm">
        A backup holds everything: tours, photos, messages, accounts and the server's secrets. Every
        backup is test-restored. Keep downloads as safe as the server itself.
      </Text>
      <QueryState
        query={backups}
        skeleton={<RowsSkeleton />}
        errorText="Failed to load the backups."
      >
        {(state) => (state.isPossible ? <Backups state={state} /> : <NotHere />)}
      </QueryState>
    </Stack>
  );
}

function NotHere() {
  return <Text size="sm">Your database runs on its own server, which needs its own backups.</Text>;
}

function Backups({ state }: { state: BackupState }) {
  return (
    <>
      <StartBackup running={state.running} />
      <BackupSummary state={state} />
      {state.backups.length === 0 && (
        <EmptyList title="No backups yet. Make the first one with “Back up now”." />
      )}
      <Rows label="Backups">
        {state.backups.map((backup) => (
          <BackupRow key={backup.id} backup={backup} place={state.place} />
        ))}
      </Rows>
    </>
  );
}

function StartBackup({ running }: Pick<BackupState, "running">) {
  const start = useStartBackup();
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          leftSection={<DatabaseBackup size={18} aria-hidden />}
          disabled={running !== null}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          Back up now
        </Button>
        {running && <Loader size="xs" aria-hidden />}
        <Text size="sm" role="status">
          {running && steps[running.step]}
        </Text>
      </Group>
      {start.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {serverMessage(start.error) ?? "Couldn't reach the server. Please try again."}
        </Text>
      )}
    </Stack>
  );
}

function useStartBackup() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(startBackup, {}),
    onSettled: () => client.invalidateQueries({ queryKey: backupsKey }),
  });
}
