import { useQuery } from "@tanstack/react-query";
import { useApp } from "../app/app-context.ts";
import { conversationCountsQuery } from "./conversations.ts";

/** How many guests wait for an answer, as the menu has last read it; 0 before that. */
export function useWaitingCount() {
  const { api } = useApp();
  const read = useQuery({ ...conversationCountsQuery(api), enabled: false });
  return read.data?.waiting ?? 0;
}
