import { useQuery } from "@tanstack/react-query";
import { useApp } from "../app/app-context.ts";
import { conversationCountsQuery } from "./conversations.ts";

/** The number of guests awaiting an answer, as last loaded by the menu; 0 before that. */
export function useWaitingCount() {
  const { api } = useApp();
  const read = useQuery({ ...conversationCountsQuery(api), enabled: false });
  return read.data?.waiting ?? 0;
}
