import { Badge, Code, Group, Stack, Text, Title } from "@mantine/core";
import type { Backup, BackupCounts, BackupState } from "shared/backups/backups";
import { downloadBackup } from "shared/backups/backups.endpoints";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DownloadFile } from "../../components/download/DownloadFile.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { formatBytes } from "../../lib/text/format-bytes.ts";

const numbered = (count: number, singular: string, plural: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;

/** For example `20 tours, 3 inquiries, 1 message, 2 accounts, 528 photo files`. */
const describeCounts = (counts: BackupCounts) =>
  [
    numbered(counts.tours, "tour", "tours"),
    numbered(counts.inquiries, "inquiry", "inquiries"),
    numbered(counts.messages, "message", "messages"),
    numbered(counts.accounts, "account", "accounts"),
    numbered(counts.pictureFiles - counts.missingPictureFiles, "photo file", "photo files"),
  ].join(", ");

const reasons = { schedule: "Automatic", admin: "Manual" };

function Contents({ backup }: { backup: Backup }) {
  const { counts, bytes, file } = backup;
  const missing = counts?.missingPictureFiles ?? 0;
  return (
    <>
      {counts && <Text size="sm">{describeCounts(counts)}</Text>}
      {missing > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          {missing.toLocaleString("en")} photo files were missing from the data folder.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {bytes !== null && `${formatBytes(bytes)} · `}
        {file ?? "No longer stored"}
      </Text>
    </>
  );
}

/** The reason why a backup that was not removed for space has no download. */
const whyNoDownload = (backup: Backup, place: BackupState["place"]) => {
  if (backup.place !== place.name) return `It was stored elsewhere: ${backup.place}`;
  if (place.kind === "bucket") return "Get it from the bucket.";
  return "It's no longer in its folder. It was moved or lost.";
};

/** The browser loads the whole download into memory. */
const largeBytes = 200_000_000;

function TakeAway({ backup, place }: Props) {
  const { id, file, bytes, isDownloadable } = backup;
  if (file === null) return null;
  if (!isDownloadable) return <Text size="sm">{whyNoDownload(backup, place)}</Text>;
  return (
    <>
      {(bytes ?? 0) > largeBytes && (
        <Text size="sm">
          It's too large for a browser. On the server, <Code>pnpm backup FILE</Code> makes a copy to
          download from there.
        </Text>
      )}
      <DownloadFile
        file={{ endpoint: downloadBackup, params: { id }, noun: "backup", name: file }}
        label="Download"
      />
    </>
  );
}

type Props = { backup: Backup; place: BackupState["place"] };

export function BackupRow({ backup, place }: Props) {
  const { status, startedAt, error } = backup;
  const isGood = status === "good";
  return (
    <Row>
      <Stack gap="xs">
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
        <TakeAway backup={backup} place={place} />
      </Stack>
    </Row>
  );
}
