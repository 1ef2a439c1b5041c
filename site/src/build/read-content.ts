import { CONTENT } from "astro:env/client";
import { CONTENT_API_URL } from "astro:env/server";
import { type Part, partKey } from "./content-parts.ts";
import { createSnapshot, emptyContent, type Snapshot } from "./content-snapshot.ts";
import { fetchContent } from "./fetch-content.ts";

/** Built without content, which browsers then fetch from the API. */
export const isLive = CONTENT === "live";

/** Milliseconds; while developing, content changes between two visits. */
const cacheLifetime = import.meta.env.DEV ? 500 : Number.POSITIVE_INFINITY;
let cached: { snapshot: Promise<Snapshot>; at: number } | undefined;

const fetchSnapshot = async () => {
  if (isLive) return createSnapshot(emptyContent, new Date());
  if (!CONTENT_API_URL) {
    throw new Error("The content could not be read: CONTENT_API_URL is not set.");
  }
  return createSnapshot(await fetchContent(CONTENT_API_URL), new Date());
};

const cachedSnapshot = () => {
  if (!cached || Date.now() - cached.at > cacheLifetime)
    cached = { snapshot: fetchSnapshot(), at: Date.now() };
  return cached.snapshot;
};

/** The only way in which pages read the content: it records what they show. */
export const readContent = async <Value>(part: Part<Value>, which = ""): Promise<Value> => {
  globalThis.builderContent?.onRead(partKey(part, which));
  return part.select(globalThis.builderContent?.snapshot ?? (await cachedSnapshot()), which);
};
