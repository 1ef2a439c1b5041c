import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { LeaveForSignIn } from "../../components/LeaveForSignIn.tsx";
import { isUnauthenticated } from "../../lib/api-error.ts";
import { useApp, useIsRefused } from "../../lib/app-context.ts";
import { publishStateQuery } from "./builds.requests.ts";
import { PublishLabel } from "./PublishLabel.tsx";

/* Seldom needed, and brings a popover with it. */
const PublishHelp = lazy(async () => ({
  default: (await import("./PublishHelp.tsx")).PublishHelp,
}));

/** Whether visitors already see what was saved last. */
export function PublishStatus() {
  const { api } = useApp();
  const isRefused = useIsRefused();
  const { data: publish, error } = useQuery(publishStateQuery(api));
  if (!publish && isRefused && isUnauthenticated(error)) return <LeaveForSignIn />;
  if (!publish) return error && <Text size="sm">Publish state unknown</Text>;
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
