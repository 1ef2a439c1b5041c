import { SegmentedControl, Stack, Switch, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import type { RecordRef } from "shared/content/records/records";
import type { Version } from "shared/content/records/versions";
import { ComparedField } from "../../../components/conflict/ComparedField.tsx";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { compareRecords } from "./compare-records.tsx";
import { RestoreVersion } from "./RestoreVersion.tsx";
import { versionQuery, versionsQuery } from "./versions.queries.ts";

const skeleton = <RowsSkeleton rows={4} height={100} />;
const errorText = "Couldn't load the version.";

type Props = { record: RecordRef; id: string; liveId: string | null };

/** Compares a version with the one before, or with what visitors see. */
export function VersionComparison({ record, id, liveId }: Props) {
  const { api } = useApp();
  const version = useQuery(versionQuery(api, id));
  return (
    <QueryState query={version} skeleton={skeleton} errorText={errorText}>
      {(loaded) => <LoadedVersion record={record} version={loaded} liveId={liveId} />}
    </QueryState>
  );
}

type LoadedProps = { record: RecordRef; version: Version; liveId: string | null };

function LoadedVersion({ record, version, liveId }: LoadedProps) {
  const { api } = useApp();
  const [search, setSearch] = useSearchParams();
  const older = useQuery(versionsQuery(api, record, version._id));
  const isWithLive = search.get("with") === "live" && liveId !== null;
  const choose = (chosen: string) =>
    setSearch(
      { version: version._id, ...(chosen === "live" && { with: "live" }) },
      { replace: true },
    );
  return (
    <Stack gap="lg">
      <VersionHead version={version} />
      <RestoreVersion record={record} version={version} />
      {liveId !== null && liveId !== version._id && (
        <SegmentedControl
          aria-label="Compare with"
          fullWidth
          value={isWithLive ? "live" : "before"}
          onChange={choose}
          data={[
            { value: "before", label: "Version before" },
            { value: "live", label: "Live version" },
          ]}
        />
      )}
      {isWithLive ? (
        <OtherVersion
          id={liveId}
          show={(other) => <Fields older={version} newer={other} names={liveNames} />}
        />
      ) : (
        <QueryState query={older} skeleton={skeleton} errorText={errorText}>
          {({ versions: [before] }) =>
            before ? (
              <OtherVersion
                id={before._id}
                show={(other) => <Fields older={other} newer={version} names={names} />}
              />
            ) : (
              <Fields older={null} newer={version} names={names} />
            )
          }
        </QueryState>
      )}
    </Stack>
  );
}

type OtherProps = { id: string; show: (other: Version) => ReactNode };

function OtherVersion({ id, show }: OtherProps) {
  const { api } = useApp();
  const other = useQuery(versionQuery(api, id));
  return (
    <QueryState query={other} skeleton={skeleton} errorText={errorText}>
      {show}
    </QueryState>
  );
}

function VersionHead({ version }: { version: Version }) {
  const { createdAt, sentence, author, missingPictures: missing } = version;
  return (
    <Stack gap={2}>
      <Text fw={600}>
        <DateTime at={createdAt} />
        {author && ` · ${author}`}
      </Text>
      <Text>{sentence}</Text>
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {missing === 1
            ? "One photo of this version is no longer stored."
            : `${missing} photos of this version are no longer stored.`}
        </Text>
      )}
    </Stack>
  );
}

const names = { older: "Before", newer: "This version" };
const liveNames = { older: "This version", newer: "What visitors see" };

type FieldsProps = { older: Version | null; newer: Version; names: typeof names };

function Fields({ older, newer, names: { older: before, newer: after } }: FieldsProps) {
  const [isWhole, setWhole] = useState(false);
  const fields = compareRecords(older?.document ?? null, newer.document);
  if (!fields)
    return <Text size="sm">This version can't be shown; it was made with an older form.</Text>;
  const changed = fields.filter(({ isChanged }) => isChanged);
  const others = isWhole || !older ? fields.filter(({ isChanged }) => !isChanged) : [];
  return (
    <Stack gap="lg">
      {!older && <Text size="sm">No earlier version is kept.</Text>}
      {older && changed.length === 0 && <Text size="sm">These versions don't differ.</Text>}
      {changed.map((field) => (
        <ComparedField
          key={field.label}
          label={field.label}
          versions={[
            { name: before, content: field.before },
            { name: after, content: field.after },
          ]}
        />
      ))}
      {older && (
        <Switch
          label="Show all fields"
          checked={isWhole}
          onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
        />
      )}
      {others.map((field) => (
        <ComparedField
          key={field.label}
          label={field.label}
          versions={[{ name: older ? "Unchanged" : after, content: field.after }]}
        />
      ))}
    </Stack>
  );
}
