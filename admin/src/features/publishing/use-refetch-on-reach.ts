import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Reads what is on the screen again when the server stops or starts to answer: lists show a notice, or lose it. */
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
