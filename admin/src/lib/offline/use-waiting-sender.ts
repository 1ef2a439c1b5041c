import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { importLater } from "../app/import-later.ts";
import { useSession } from "../session/session.ts";
import type { OnSent } from "./send-waiting.ts";

/** Sends waiting texts in the background, on every screen. */
export function useWaitingSender(onSent: OnSent) {
  const { api } = useApp();
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const sender = await importLater(() => import("./send-waiting.ts"), signal);
      if (!signal.aborted) sender?.keepSending({ api, onSent }, signal);
    };
    void begin();
    return () => leaving.abort();
  }, [api, token, onSent]);
}
