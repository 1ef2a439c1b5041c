import { Anchor, Group, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { LeaveForSignIn } from "../../components/session/LeaveForSignIn.tsx";
import { isUnauthenticated, NetworkError } from "../../lib/api/api-error.ts";
import { useApp, useIsSessionExpired } from "../../lib/app/app-context.ts";
import { pathTo } from "../../lib/app/paths.ts";
import { buildsQuery } from "../../lib/requests/builds.ts";
import { getPublishState } from "../../lib/requests/publish-state.ts";
import { PublishLabel } from "./PublishLabel.tsx";
import classes from "./PublishStatus.module.css";

/* Rarely needed, and heavy with a popover. */
const PublishHelp = lazy(async () => ({
  default: (await import("./PublishHelp.tsx")).PublishHelp,
}));

const needsAction = new Set(["failed", "none", "earlier", "partly"]);

/** Shows whether the site has the last save; links to the build history. */
export function PublishStatus() {
  const { api } = useApp();
  const isSessionExpired = useIsSessionExpired();
  const { data: publish, error } = useQuery({ ...buildsQuery(api), select: getPublishState });
  useRefetchOnReach(error);
  if (!publish && isSessionExpired && isUnauthenticated(error)) return <LeaveForSignIn />;
  if (error && !isSessionExpired) return <Unknown error={error} />;
  if (!publish) return null;
  const label = <PublishLabel publish={publish} />;
  return (
    <Group gap="xs" wrap="nowrap" role="status" title="The public site">
      {needsAction.has(publish.state) ? (
        <Suspense fallback={label}>
          <PublishHelp publish={publish} />
        </Suspense>
      ) : (
        <Anchor component={Link} to={pathTo.settings("publishing")} className={classes.link}>
          {label}
        </Anchor>
      )}
    </Group>
  );
}

/** The state may have changed since the server's last response. */
function Unknown({ error }: { error: Error }) {
  return (
    <Group gap={6} wrap="nowrap" role="status">
      <CloudOff size={18} aria-hidden />
      <Text size="sm" lh={1.25}>
        {error instanceof NetworkError ? "No answer from the server" : "Site status unknown"}
      </Text>
    </Group>
  );
}

/**
 * Refetches the screen's data when the server becomes unreachable or reachable, so that lists show
 * or hide their notice.
 */
function useRefetchOnReach(error: Error | null) {
  const client = useQueryClient();
  const isReached = error === null;
  const wasReached = useRef(true);
  useEffect(() => {
    if (wasReached.current === isReached) return;
    wasReached.current = isReached;
    const predicate = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => name !== "builds";
    void client.refetchQueries({ type: "active", predicate });
  }, [client, isReached]);
}
