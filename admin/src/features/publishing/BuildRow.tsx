import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { Undo2 } from "lucide-react";
import type { Build, BuildStatus } from "shared/publishing/builds";
import { DateTime } from "../../components/date/DateTime.tsx";
import { askToConfirm, showAlert } from "../../components/feedback/alerts.ts";
import { Row } from "../../components/list/Rows.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import type { DateFormat } from "../../lib/dates/date-format.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { useIsClosed } from "../../lib/requests/site-settings.ts";
import { useRollBack } from "./builds.requests.ts";
import { formatDuration, timeToLive } from "./time-to-live.ts";

const labels: Record<BuildStatus, { text: string; color: string }> = {
  waiting: { text: "Waiting", color: "clay" },
  building: { text: "In progress", color: "clay" },
  live: { text: "Was live", color: "gray" },
  failed: { text: "Failed", color: "red" },
  superseded: { text: "Included in a later update", color: "gray" },
};
const served = { text: "Live now", color: "lake" };
const servedPartly = { text: "Live with exceptions", color: "clay" };
const previewed = { text: "In the preview", color: "lake" };

const isoMoment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** A reason may name another release by its timestamp. */
const formatReason = (reason: string, { format }: DateFormat) => reason.replace(isoMoment, format);

const showFailure = (error: unknown) =>
  showAlert({
    kind: "Something went wrong",
    text: "Couldn't publish this version again.",
    detail: serverMessage(error),
  });

type Props = { build: Build; isServed: boolean; canRollBack: boolean };

export function BuildRow({ build, isServed, canRollBack }: Props) {
  const rollBack = useRollBack();
  const took = timeToLive(build);
  const isClosed = useIsClosed();
  const openLabel = build.message === null ? served : servedPartly;
  const servedLabel = isClosed ? previewed : openLabel;
  const label = isServed ? servedLabel : labels[build.status];
  const dates = useDateFormat();
  const reason = formatReason(build.reason ?? "Updated", dates);
  const requested = dates.format(build.requestedAt);
  const ask = () =>
    askToConfirm({
      title: "Publish this version again?",
      text: `Visitors will see this version (“${reason}”, ${requested}) until your next save. Your content here doesn't change.`,
      confirm: "Publish it",
      onConfirm: () => void rollBack.mutateAsync(build._id).catch(showFailure),
    });
  return (
    <Row>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs" align="flex-start">
          <Text fw={600} flex="1 1 10rem">
            {reason}
          </Text>
          <Badge variant="light" color={label.color} style={{ flexShrink: 0 }}>
            {label.text}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Requested <DateTime at={build.requestedAt} />
          {took !== undefined && ` · ${isClosed ? "ready" : "live"} after ${formatDuration(took)}`}
        </Text>
        {build.message && (
          <Text size="sm" c="var(--mantine-color-error)">
            {build.message}
          </Text>
        )}
        {canRollBack && (
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<Undo2 size={16} aria-hidden />}
              loading={rollBack.isPending}
              onClick={ask}
              aria-label={`Publish this version again: ${reason}, ${requested}`}
            >
              Publish this version again
            </Button>
          </div>
        )}
      </Stack>
    </Row>
  );
}
