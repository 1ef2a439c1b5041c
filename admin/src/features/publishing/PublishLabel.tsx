import { Group, Loader, Text } from "@mantine/core";
import { CircleAlert, CircleCheck, CircleDashed, History } from "lucide-react";
import type { PublishState } from "../../lib/requests/publish-state.ts";
import { formatDate } from "../../lib/text/format-date.ts";

const labelText = (publish: PublishState) => {
  switch (publish.state) {
    case "live":
      return `Live (${formatDate(publish.at)})`;
    case "waiting":
      return "Waiting";
    case "building":
      return "Building";
    case "failed":
      return "Failed";
    case "earlier":
      return "An earlier version is live";
    case "none":
      return "Not published yet";
  }
};

const icons = {
  live: <CircleCheck size={18} color="var(--mantine-color-anchor)" aria-hidden />,
  waiting: <CircleDashed size={18} aria-hidden />,
  building: <Loader size={16} aria-hidden />,
  failed: <CircleAlert size={18} aria-hidden />,
  earlier: <History size={18} aria-hidden />,
  none: <CircleDashed size={18} aria-hidden />,
};

export function PublishLabel({ publish }: { publish: PublishState }) {
  return (
    <Group gap={6} wrap="nowrap" component="span">
      {icons[publish.state]}
      <Text component="span" size="sm">
        {labelText(publish)}
      </Text>
    </Group>
  );
}
