import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { importLater } from "../app/import-later.ts";
import { useSession } from "../session/session.ts";

/** What could not be sent goes out by itself, on whatever screen one is. */
export function useWaitingSender() {
  const { api } = useApp();
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const sender = await importLater(() => import("./send-waiting.ts"), signal);
      if (!signal.aborted) sender?.keepSending(api, signal);
    };
    void begin();
    return () => leaving.abort();
  }, [api, token]);
}
