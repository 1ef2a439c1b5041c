import { CONTENT } from "astro:env/client";
import { CONTENT_API_URL } from "astro:env/server";
import {
  createSnapshot,
  emptyContent,
  type Part,
  partKey,
  type Snapshot,
} from "./content-parts.ts";
import { fetchContent } from "./fetch-content.ts";

/** Whether the pages are built without content, which browsers then ask the API for. */
export const isLive = CONTENT === "live";

/** While developing, content may change between two visits (ms). */
const cacheLifetime = import.meta.env.DEV ? 500 : Number.POSITIVE_INFINITY;
let cached: { snapshot: Promise<Snapshot>; at: number } | undefined;

const fetchSnapshot = async () => {
  if (isLive) return createSnapshot(emptyContent, new Date());
  if (!CONTENT_API_URL) {
    throw new Error("The content could not be read: CONTENT_API_URL is not set.");
  }
  return createSnapshot(await fetchContent(CONTENT_API_URL), new Date());
};

/** The same snapshot for every page of a build. */
const cachedSnapshot = () => {
  if (!cached || Date.now() - cached.at > cacheLifetime)
    cached = { snapshot: fetchSnapshot(), at: Date.now() };
  return cached.snapshot;
};

/** A part of the content that is built; the only way in which pages read it. */
export const readContent = async <Value>(part: Part<Value>, which = ""): Promise<Value> => {
  globalThis.builderContent?.note(partKey(part, which));
  return part.of(globalThis.builderContent?.snapshot ?? (await cachedSnapshot()), which);
};
