import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useApp } from "../../lib/app-context.ts";
import { publishStateQuery } from "./builds.requests.ts";
import { PublishLabel } from "./PublishLabel.tsx";

/* Seldom needed, and brings a popover with it. */
const PublishHelp = lazy(async () => ({
  default: (await import("./PublishHelp.tsx")).PublishHelp,
}));

/** Whether visitors already see what was saved last. */
export function PublishStatus() {
  const { api } = useApp();
  const { data: publish, isError } = useQuery(publishStateQuery(api));
  if (!publish) return isError && <Text size="sm">Publish state unknown</Text>;
  const label = <PublishLabel publish={publish} />;
  const needsHand = publish.state === "failed" || publish.state === "none";
  return (
    <Group gap="xs" wrap="nowrap" role="status" title="The public site">
      {needsHand ? (
        <Suspense fallback={label}>
          <PublishHelp publish={publish} />
        </Suspense>
      ) : (
        label
      )}
    </Group>
  );
}
