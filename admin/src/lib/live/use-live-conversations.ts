import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { importLater } from "../app/import-later.ts";
import { useHasFullAccess } from "../session/access.ts";
import { useSession } from "../session/session.ts";

/** Query keys that depend on conversations. */
const keys = ["conversations", "inquiries", "contacts", "stats"];

/** Refetches conversations as soon as a guest or team member writes; forgets them once the account may not read them. */
export function useLiveConversations() {
  const { api } = useApp();
  const client = useQueryClient();
  const token = useSession()?.token;
  const isFull = useHasFullAccess();
  useEffect(() => {
    if (!token) return;
    // Screens load removed data again when they need it.
    if (!isFull) return client.removeQueries({ type: "inactive" });
    const refetch = () => {
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const live = await importLater(() => import("./follow-conversations.ts"), signal);
      if (!signal.aborted) await live?.followConversations(api, refetch, signal);
    };
    void follow();
    return () => leaving.abort();
  }, [api, client, token, isFull]);
}
