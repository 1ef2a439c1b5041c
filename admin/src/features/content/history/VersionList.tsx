import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { Link } from "react-router";
import type { RecordRef } from "shared/content/records/records";
import type { VersionSummary } from "shared/content/records/versions";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Row, Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { versionsQuery } from "./versions.queries.ts";

type Props = { record: RecordRef; before: string | null };

export function VersionList({ record, before }: Props) {
  const { api } = useApp();
  const list = useQuery(versionsQuery(api, record, before));
  return (
    <QueryState query={list} skeleton={<RowsSkeleton />} errorText="Couldn't load the history.">
      {({ versions, hasMore, liveId }) =>
        versions.length === 0 ? (
          <EmptyList title="No versions yet. Your next published change starts the history." />
        ) : (
          <Stack>
            <Rows label="Versions">
              {versions.map((version) => (
                <VersionRow key={version._id} version={version} isLive={version._id === liveId} />
              ))}
            </Rows>
            {hasMore && (
              <Group justify="center">
                <Button component={Link} to={`?before=${versions.at(-1)?._id}`} variant="default">
                  Older versions
                </Button>
              </Group>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

function VersionRow({ version, isLive }: { version: VersionSummary; isLive: boolean }) {
  const { _id, sentence, author, createdAt } = version;
  const { format } = useDateFormat();
  return (
    <Row>
      <Group justify="space-between" gap="xs">
        <Stack gap={2} flex="1 1 14rem">
          <Group gap="xs">
            <Text fw={600}>
              <DateTime at={createdAt} />
            </Text>
            {isLive && (
              <Badge variant="light" color="lake">
                Live now
              </Badge>
            )}
          </Group>
          <Text size="sm">{sentence}</Text>
          {author && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {author}
            </Text>
          )}
        </Stack>
        <Button
          component={Link}
          to={`?version=${_id}`}
          size="xs"
          variant="default"
          leftSection={<GitCompareArrows size={16} aria-hidden />}
          aria-label={`Compare: ${sentence} ${format(createdAt)}`}
        >
          Compare
        </Button>
      </Group>
    </Row>
  );
}
