import type { TapChannel } from "shared/contact-taps";
import { readSource } from "../visit.ts";

const recorded = new Set<TapChannel>();

/** Counts a followed contact link, once per kind on this page. */
export function recordTap(channel: TapChannel, api: string): void {
  if (recorded.has(channel)) return;
  recorded.add(channel);
  const body = JSON.stringify({ channel, ...readSource() });
  // A beacon is delivered while the browser leaves the page.
  navigator.sendBeacon?.(`${api}/api/contact-taps`, new Blob([body], { type: "application/json" }));
}
