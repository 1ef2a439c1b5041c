import { Anchor, Button, Group, Popover, Text } from "@mantine/core";
import { Link } from "react-router";
import { HandbookLink } from "../../components/handbook/HandbookLink.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { pathTo } from "../../lib/app/paths.ts";
import type { PublishState } from "../../lib/requests/publish-state.ts";
import { useIsClosed } from "../../lib/requests/site-settings.ts";
import { usePublish } from "./builds.requests.ts";
import { HeldBackList } from "./HeldBackList.tsx";
import { PublishLabel } from "./PublishLabel.tsx";

const explain = (publish: PublishState, isClosed: boolean) => {
  switch (publish.state) {
    case "failed":
      return `The last update failed: ${publish.reason}`;
    case "earlier":
      return isClosed
        ? "The preview shows an earlier version, without your latest changes."
        : "Visitors see an earlier version, without your latest changes.";
    case "partly":
      return isClosed ? "The preview is up to date, except for:" : "The site is live, except for:";
    default:
      return "Your site is being published for the first time.";
  }
};

/** Explains a failed, missing or rolled-back release; offers to publish again. */
export function PublishHelp({ publish }: { publish: PublishState }) {
  const publishAgain = usePublish();
  const isClosed = useIsClosed();
  const isFailed = publish.state === "failed";
  const { error } = publishAgain;
  return (
    <Popover width={300} position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant={isFailed ? "filled" : "default"}
          {...(isFailed && { color: "red" })}
        >
          <PublishLabel publish={publish} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Site status" mah="80dvh" style={{ overflowY: "auto" }}>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {explain(publish, isClosed)}
        </Text>
        {publish.state === "partly" && <HeldBackList records={publish.heldBack} />}
        <Text size="sm" c="dimmed" mt="xs">
          {isFailed &&
            `${isClosed ? "The preview still shows" : "Visitors still see"} the previous version.`}
        </Text>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {serverMessage(error) ?? "Couldn't reach the server. Please try again."}
          </Text>
        )}
        <Group mt="sm" justify="space-between">
          <Button size="xs" loading={publishAgain.isPending} onClick={() => publishAgain.mutate()}>
            {isFailed ? "Publish again" : "Publish now"}
          </Button>
          <Group gap={4}>
            <Anchor component={Link} to={pathTo.settings("publishing")} size="sm">
              History
            </Anchor>
            <HandbookLink help="when-something-is-wrong#the-site-was-not-updated" />
          </Group>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
