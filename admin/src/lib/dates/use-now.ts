import { useEffect, useState } from "react";

/** Often enough for times in minutes (ms). */
const interval = 30_000;

/** The present (ms), kept up while it is shown. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
