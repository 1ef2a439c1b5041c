import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { useSession } from "../session/session.ts";

/** The first screen loads with nothing beside it (ms). */
const firstScreen = 5_000;

/** What could not be sent goes out by itself, on whatever screen one is. */
export function useWaitingSender() {
  const { api } = useApp();
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const begin = async () => {
      const { keepSending } = await import("./send-waiting.ts");
      if (!leaving.signal.aborted) keepSending(api, leaving.signal);
    };
    const timer = setTimeout(() => void begin(), firstScreen);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, token]);
}
