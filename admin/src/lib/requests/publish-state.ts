import type { Build, BuildList, HeldBackRecord } from "shared/publishing/builds";

export type PublishState =
  | { state: "waiting" | "building" | "none" | "earlier" }
  | { state: "live"; at: string }
  | { state: "partly"; at: string; heldBack: HeldBackRecord[] }
  | { state: "failed"; reason: string };

const byRequest = (a: Build, b: Build) => b.requestedAt.localeCompare(a.requestedAt);

/** True when the live release is older than the newest of these builds. */
const isEarlier = ({ builds, live }: BuildList) =>
  builds.some(({ releaseOf, revision }) => releaseOf === null && live && live.revision < revision);

/** Follows the newest build unless an earlier release was made live again. */
export function getPublishState(list: BuildList): PublishState {
  const { builds, live } = list;
  const sorted = builds.filter(({ status }) => status !== "superseded").toSorted(byRequest);
  const underWay = ["building", "waiting"] as const;
  for (const state of underWay) if (sorted.some(({ status }) => status === state)) return { state };
  const [newest] = sorted;
  if (newest?.status === "failed")
    return { state: "failed", reason: newest.message ?? "No reason given." };
  if (isEarlier(list)) return { state: "earlier" };
  if (!live) return { state: "none" };
  const { at, heldBack = [] } = live;
  return heldBack.length > 0 ? { state: "partly", at, heldBack } : { state: "live", at };
}

/** True when the state will change soon without an action. */
export const isUnderWay = ({ state }: PublishState) => state === "waiting" || state === "building";
