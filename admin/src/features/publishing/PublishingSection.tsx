import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { UploadCloud } from "lucide-react";
import type { Build, BuildList } from "shared/publishing/builds";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../components/handbook/HelpTitle.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { buildsQuery } from "../../lib/requests/builds.ts";
import { getPublishState } from "../../lib/requests/publish-state.ts";
import { useHasFullAccess } from "../../lib/session/access.ts";
import { BuildRow } from "./BuildRow.tsx";
import { usePublish } from "./builds.requests.ts";
import { HeldBackList } from "./HeldBackList.tsx";
import { PublishLabel } from "./PublishLabel.tsx";
import { formatDuration, summarizeTimes } from "./time-to-live.ts";
import { TurnBackNotice } from "./turn-back/TurnBackNotice.tsx";

/** The release that a build made or restored. */
const releaseId = ({ _id, releaseOf }: Build) => releaseOf ?? _id;

/** The newest build, if it makes an earlier release live again. */
const findRollback = ([newest]: Build[]) =>
  newest && newest.releaseOf !== null && newest.status !== "failed" ? newest : undefined;

/** The newest build of the release that visitors get. */
const findServedBuild = ({ builds, live }: BuildList) =>
  builds.find((build) => build.status === "live" && releaseId(build) === live?.buildId);

export function PublishingSection() {
  const { api } = useApp();
  const builds = useQuery(buildsQuery(api));
  const publish = usePublish();
  return (
    <Stack component="section" aria-label="Site updates">
      <Group justify="space-between">
        <HelpTitle order={2} size="h3" help="publishing">
          Site updates
        </HelpTitle>
        <Button
          leftSection={<UploadCloud size={18} aria-hidden />}
          loading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          Publish now
        </Button>
      </Group>
      {publish.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {serverMessage(publish.error) ?? "Couldn't reach the server. Please try again."}
        </Text>
      )}
      <QueryState query={builds} skeleton={<RowsSkeleton />} errorText="Couldn't load the history.">
        {(data) => <History list={data} />}
      </QueryState>
    </Stack>
  );
}

function History({ list }: { list: BuildList }) {
  const { builds, live } = list;
  const served = findServedBuild(list);
  const publish = getPublishState(list);
  const rollback = findRollback(builds);
  const isFull = useHasFullAccess();
  return (
    <>
      <PublishLabel publish={publish} />
      {publish.state === "partly" && <HeldBackList records={publish.heldBack} />}
      {rollback && <TurnBackNotice build={rollback._id} />}
      <PublishTimes builds={builds} />
      {builds.length === 0 && <EmptyList title="Nothing is live yet." />}
      <Rows label="Versions">
        {builds.map((build) => (
          <BuildRow
            key={build._id}
            build={build}
            isServed={build === served}
            canRollBack={isFull && build.kept && releaseId(build) !== live?.buildId}
          />
        ))}
      </Rows>
    </>
  );
}

function PublishTimes({ builds }: { builds: Build[] }) {
  const times = summarizeTimes(builds);
  if (!times) return null;
  return (
    <DescriptionList
      items={{
        "Usually live in": formatDuration(times.median),
        "95% within": formatDuration(times.p95),
        "Saves counted": times.count,
      }}
    />
  );
}
