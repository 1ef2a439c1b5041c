import { Group, Loader, Text } from "@mantine/core";
import { CircleAlert, CircleCheck, CircleDashed, History } from "lucide-react";
import type { HeldBackRecord } from "shared/publishing/builds";
import type { DateFormat } from "../../lib/dates/date-format.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import type { PublishState } from "../../lib/requests/publish-state.ts";
import { useIsClosed } from "../../lib/requests/site-settings.ts";

const longestName = 24;

const exceptText = (heldBack: HeldBackRecord[]) => {
  const [first, ...others] = heldBack;
  if (!first || others.length > 0) return `except ${heldBack.length} entries`;
  const name = first.name || `a ${first.kind}`;
  return `except “${name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}”`;
};

const openText = (publish: PublishState, { format }: DateFormat) => {
  switch (publish.state) {
    case "live":
      return `Live (${format(publish.at)})`;
    case "partly":
      return `Live, ${exceptText(publish.heldBack)}`;
    case "waiting":
      return "Update waiting";
    case "building":
      return "Updating";
    case "failed":
      return "Update failed";
    case "earlier":
      return "An earlier version is live";
    case "none":
      return "Not live yet";
  }
};

const previewTexts: Record<PublishState["state"], string> = {
  live: "preview is current",
  partly: "preview is current, with exceptions",
  waiting: "preview updates shortly",
  building: "updating the preview",
  failed: "update failed",
  earlier: "preview of an earlier version",
  none: "no preview yet",
};

const icons = {
  live: <CircleCheck size={18} color="var(--mantine-color-anchor)" aria-hidden />,
  partly: <CircleAlert size={18} aria-hidden />,
  waiting: <CircleDashed size={18} aria-hidden />,
  building: <Loader size={16} aria-hidden />,
  failed: <CircleAlert size={18} aria-hidden />,
  earlier: <History size={18} aria-hidden />,
  none: <CircleDashed size={18} aria-hidden />,
};

export function PublishLabel({ publish }: { publish: PublishState }) {
  const dates = useDateFormat();
  const isClosed = useIsClosed();
  return (
    <Group gap={6} wrap="nowrap" component="span">
      {icons[publish.state]}
      <Text
        component="span"
        size="sm"
        lh={1.25}
        title={publish.state === "live" ? dates.explain(publish.at) : undefined}
      >
        {isClosed ? `Not open yet · ${previewTexts[publish.state]}` : openText(publish, dates)}
      </Text>
    </Group>
  );
}
