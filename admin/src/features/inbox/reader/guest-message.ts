import type { TimelineEntry } from "shared/conversations";

export type GuestMessage = Extract<TimelineEntry, { kind: "inquiry" | "contact" }>;

export const isGuests = (entry: TimelineEntry): entry is GuestMessage =>
  entry.kind === "inquiry" || entry.kind === "contact";

export const messageOf = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry : entry.contact;
