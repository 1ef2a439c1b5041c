import { useEffect, useState } from "react";

/** Milliseconds; frequent enough for times shown in minutes. */
const interval = 30_000;

/** The current time (ms), updated while it is shown. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
