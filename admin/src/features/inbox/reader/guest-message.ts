import type { TimelineEntry } from "shared/conversations";

export type GuestMessage = Extract<TimelineEntry, { kind: "inquiry" | "contact" }>;

export const isGuests = (entry: TimelineEntry): entry is GuestMessage =>
  entry.kind === "inquiry" || entry.kind === "contact";

export const messageOf = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry : entry.contact;

/** The addresses that the guest wrote from, in any spelling once. */
export const addressesOf = (timeline: TimelineEntry[]): string[] => {
  const written = timeline.filter(isGuests).map((entry) => messageOf(entry).email);
  return [...new Map(written.map((email) => [email.toLowerCase(), email])).values()];
};
