import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { limits } from "shared/limits";
import { notifyError } from "../../../components/feedback/notify.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { conversationQuery } from "../data/conversations.requests.ts";

/** A conversation with its newest entries, and the way to earlier ones. */
export function useConversation(id: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const [size, setSize] = useState<number>(limits.timeline.default);
  const result = useQuery(conversationQuery(api, id, size));
  const { mutate, isPending } = useMutation({
    mutationFn: (more: number) =>
      client.fetchQuery({ ...conversationQuery(api, id, more), staleTime: 0 }),
    onSuccess: (_, more) => setSize(more),
    onError: (error) => notifyError("Earlier messages could not be loaded.", error),
  });
  return { result, earlier: { show: () => mutate(4 * size), isLoading: isPending } };
}
export type Earlier = ReturnType<typeof useConversation>["earlier"];
