import type { TimelineEntry } from "shared/timeline";

export type GuestMessage = Extract<TimelineEntry, { kind: "inquiry" | "contact" }>;

export type GuestMailEntry = Extract<TimelineEntry, { kind: "mail" }>;

/** Whether a guest wrote it, by form or by mail; machines write as well. */
export const isWrittenByGuest = (entry: TimelineEntry): entry is GuestMessage | GuestMailEntry =>
  isGuests(entry) || (entry.kind === "mail" && entry.mail.kind === "reply");

export const writtenOf = (entry: GuestMessage | GuestMailEntry) =>
  entry.kind === "mail" ? entry.mail : messageOf(entry);

export const isGuests = (entry: TimelineEntry): entry is GuestMessage =>
  entry.kind === "inquiry" || entry.kind === "contact";

export const messageOf = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry : entry.contact;

/** The addresses that the guest wrote from, in any spelling once. */
export const addressesOf = (timeline: TimelineEntry[]): string[] => {
  const written = timeline
    .filter(isWrittenByGuest)
    .map((entry) => (entry.kind === "mail" ? entry.mail.from : messageOf(entry).email))
    .filter((email) => email !== "");
  return [...new Map(written.map((email) => [email.toLowerCase(), email])).values()];
};
