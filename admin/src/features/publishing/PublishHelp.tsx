import { Button, Popover, Text } from "@mantine/core";
import { sentenceOf } from "../../lib/api-error.ts";
import { usePublish } from "./builds.requests.ts";
import { PublishLabel } from "./PublishLabel.tsx";
import type { PublishState } from "./publish-state.ts";

/** A failed or missing publication: why, and the button that tries again. */
export function PublishHelp({ publish }: { publish: PublishState }) {
  const again = usePublish();
  const isFailed = publish.state === "failed";
  const { error } = again;
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
      <Popover.Dropdown aria-label="Publishing">
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {isFailed
            ? `The last build failed: ${publish.reason}`
            : "Visitors see the site after its first build."}
        </Text>
        <Text size="sm" c="dimmed" mt="xs">
          {isFailed && "Visitors still see the site as it was before."}
        </Text>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(error) ?? "The request did not get through."}
          </Text>
        )}
        <Button mt="sm" size="xs" loading={again.isPending} onClick={() => again.mutate()}>
          {isFailed ? "Retry" : "Publish now"}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
