import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { useSession } from "../session/session.ts";

/** The first screen loads with nothing beside it (ms). */
const firstScreen = 5_000;

/** Of all that tells of conversations. */
const keys = ["conversations", "inquiries", "contacts", "stats"];

/** Refetches what is shown of conversations as soon as a guest or somebody of the team has written. */
export function useLiveConversations() {
  const { api } = useApp();
  const client = useQueryClient();
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return;
    const refetch = () => {
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const { followConversations } = await import("./follow-conversations.ts");
      if (!signal.aborted) await followConversations(api, refetch, signal);
    };
    const timer = setTimeout(() => void follow(), firstScreen);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, client, token]);
}
