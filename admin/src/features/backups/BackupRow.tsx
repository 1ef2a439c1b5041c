import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { Backup } from "shared/backups";
import { downloadBackup } from "shared/endpoints/backups";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DownloadFile } from "../../components/download/DownloadFile.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { formatBytes } from "../../lib/text/format-bytes.ts";
import { describeCounts } from "./describe-counts.ts";

const reasons = { schedule: "Made by itself", admin: "Made by hand" };

function Contents({ backup }: { backup: Backup }) {
  const { counts, bytes, file } = backup;
  const missing = counts?.missingPictureFiles ?? 0;
  return (
    <>
      {counts && <Text size="sm">{describeCounts(counts)}</Text>}
      {missing > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          {missing.toLocaleString("en")} photo files were not in the data folder.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {bytes !== null && `${formatBytes(bytes)} · `}
        {file ?? "Not kept any more"}
      </Text>
    </>
  );
}

export function BackupRow({ backup }: { backup: Backup }) {
  const { id, status, startedAt, error, file, isDownloadable } = backup;
  const isGood = status === "good";
  return (
    <Row>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5">
            <DateTime at={startedAt} />
          </Title>
          <Badge color={isGood ? "lake" : "clay"} variant="light">
            {isGood ? "Good" : "Failed"}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {reasons[backup.reason]}
        </Text>
        {error ? <Text size="sm">{error}</Text> : <Contents backup={backup} />}
        {isDownloadable && file && (
          <DownloadFile
            what={{ endpoint: downloadBackup, params: { id }, noun: "backup", name: file }}
            label="Download"
          />
        )}
      </Stack>
    </Row>
  );
}
