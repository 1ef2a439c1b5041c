import { Button, Group, NumberInput, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auditListQuery } from "shared/audit/audit";
import { exportAudit } from "shared/audit/audit.endpoints";
import { DownloadFile } from "../../components/download/DownloadFile.tsx";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../components/list/SearchedList.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useListQuery } from "../../lib/lists/list-query.ts";
import { siteSettingsQuery } from "../../lib/requests/site-settings.ts";
import { useSaveSecurity } from "../../lib/requests/use-save-security.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditRow } from "./AuditRow.tsx";
import { auditQuery } from "./audit.requests.ts";

export function AuditSection() {
  const { api } = useApp();
  const address = useListQuery(auditListQuery);
  const { action, actor, from, to } = address.query;
  const entries = useQuery(auditQuery(api, address.query));
  const last = entries.data?.last;
  const file = { endpoint: exportAudit, noun: "activity", query: { action, actor, from, to } };
  const isFiltered = [action, actor, from, to].some((value) => value !== undefined);
  return (
    <Stack component="section" aria-label="Activity log">
      <Title order={2} size="h3">
        Activity log
      </Title>
      <Text size="sm">
        Sign-ins, changes, exports and publishing. Passwords are never logged. “pnpm audit:verify”
        on the server detects altered or removed entries.
      </Text>
      <DownloadFile file={file} label="Download as CSV" />
      <SearchedList
        noun="the activity log"
        address={address}
        result={entries}
        controls={<AuditFilters address={address} />}
        emptyText={isFiltered ? "No entries match these filters." : "No entries yet."}
        skeleton={<RowsSkeleton />}
        errorText="Failed to load the activity log."
      >
        {(items) => (
          <Rows label="Activity log">
            {items.map((entry) => (
              <AuditRow key={entry.seq} entry={entry} />
            ))}
          </Rows>
        )}
      </SearchedList>
      {last && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          Last entry: {last.seq}, fingerprint {last.hash}
        </Text>
      )}
      <AuditDays />
    </Stack>
  );
}

function AuditDays() {
  const { api } = useApp();
  const { data: settings } = useQuery(siteSettingsQuery(api));
  const [typed, setTyped] = useState<number | string>();
  const { mutate, error, isPending, isSuccess } = useSaveSecurity();
  if (!settings) return null;
  const { value, version } = settings.security;
  const days = typed ?? value.auditDays;
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ version, value: { auditDays: Number(days) } });
      }}
    >
      <Group align="end" gap="xs">
        <NumberInput
          label="Keep entries for (days)"
          value={days}
          onChange={setTyped}
          min={30}
          max={3_650}
          clampBehavior="none"
          required
        />
        <Button type="submit" variant="default" loading={isPending}>
          Save
        </Button>
        <span role="status">{isSuccess && days === value.auditDays && "Saved."}</span>
      </Group>
      {error && (
        <ErrorAlert title="Couldn't save. Please try again." detail={serverMessage(error)} />
      )}
    </Stack>
  );
}
