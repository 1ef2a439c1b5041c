import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/**
 * Refetches the screen's data when the server becomes unreachable or reachable, so that lists show
 * or hide their notice.
 */
export function useRefetchOnReach(error: Error | null) {
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
