import { useSyncExternalStore } from "react";
import { useApp } from "../../../lib/app/app-context.ts";
import { draftKey } from "../../../lib/editing/draft-key.ts";
import { readSession } from "../../../lib/session/session.ts";

/** Name of what is written in a conversation and not sent. */
export const draftName = (kind: "answer" | "note", id: string) => `conversation-${kind}:${id}`;

const findDraftedIds = () => {
  const by = readSession()?.user._id ?? null;
  const prefixes = [draftKey(draftName("answer", ""), by), draftKey(draftName("note", ""), by)];
  const ids = Object.keys(sessionStorage).flatMap((key) =>
    prefixes.filter((prefix) => key.startsWith(prefix)).map((prefix) => key.slice(prefix.length)),
  );
  return [...new Set(ids)].toSorted().join(" ");
};

const split = (ids: string) => (ids === "" ? [] : ids.split(" "));

export const readDraftedIds = (): string[] => split(findDraftedIds());

/** The conversations in which this browser has something unsent. */
export function useDraftedIds(): string[] {
  const { unsaved } = useApp();
  return split(useSyncExternalStore(unsaved.subscribe, findDraftedIds));
}
