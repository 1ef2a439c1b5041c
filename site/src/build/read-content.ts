import { CONTENT } from "astro:env/client";
import { CONTENT_API_URL } from "astro:env/server";
import { keyOf, noContent, type Part, type Snapshot, snapshotOf } from "./content-parts.ts";
import { fetchContent } from "./fetch-content.ts";

/** Whether the pages are built without content, which browsers then ask the API for. */
export const isLive = CONTENT === "live";

/** While developing, content may change between two visits (ms). */
const freshness = import.meta.env.DEV ? 500 : Number.POSITIVE_INFINITY;
let own: { snapshot: Promise<Snapshot>; at: number } | undefined;

const fetchSnapshot = async () => {
  if (isLive) return snapshotOf(noContent, new Date());
  if (!CONTENT_API_URL) {
    throw new Error("The content could not be read: CONTENT_API_URL is not set.");
  }
  return snapshotOf(await fetchContent(CONTENT_API_URL), new Date());
};

/** The same snapshot for every page of a build. */
const ownSnapshot = () => {
  if (!own || Date.now() - own.at > freshness) own = { snapshot: fetchSnapshot(), at: Date.now() };
  return own.snapshot;
};

/** A part of the content that is built; the only way in which pages read it. */
export const read = async <Value>(part: Part<Value>, which = ""): Promise<Value> => {
  globalThis.contentOfBuild?.note(keyOf(part, which));
  return part.of(globalThis.contentOfBuild?.snapshot ?? (await ownSnapshot()), which);
};
