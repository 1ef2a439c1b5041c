import {
  CONTENT,
  CONTENT_API_URL,
  CONTENT_TOKEN,
  REVIEWS_WIDGET_ID,
  REVIEWS_WIDGET_ORIGINS,
  REVIEWS_WIDGET_SRC,
} from "astro:env/server";
import type { RichText } from "shared/text/rich-text";
import { linksIn, withoutLinks } from "../rich-text.ts";
import {
  createSnapshot,
  emptyContent,
  type Part,
  partKey,
  type Snapshot,
} from "./content-snapshot.ts";
import { fetchContent } from "./fetch-content.ts";
import { isReachable } from "./page-parts.ts";
import { reviewsWidget } from "./settings-parts.ts";

/** A live site is built without tours, photos and reviews; browsers fetch them from the API. */
export const isLive = CONTENT === "live";

/** Milliseconds; in development, content changes between two visits. */
const cacheLifetime = import.meta.env.DEV ? 500 : Number.POSITIVE_INFINITY;
let cached: { snapshot: Promise<Snapshot>; at: number } | undefined;

const fetchSnapshot = async () => {
  if (CONTENT_API_URL) {
    const { content } = await fetchContent(CONTENT_API_URL, CONTENT_TOKEN);
    return createSnapshot(content, new Date(), isLive);
  }
  if (isLive) return createSnapshot(emptyContent, new Date(), isLive);
  throw new Error("The content could not be read: CONTENT_API_URL is not set.");
};

const cachedSnapshot = () => {
  if (!cached || Date.now() - cached.at > cacheLifetime)
    cached = { snapshot: fetchSnapshot(), at: Date.now() };
  return cached.snapshot;
};

/** Pages read content through this function only, so that the build records what they depend on. */
export const readContent = async <Value>(part: Part<Value>, argument = ""): Promise<Value> => {
  globalThis.builderContent?.onRead(partKey(part, argument));
  // Always asynchronous: Astro numbers islands in the order in which components resume.
  const snapshot = await (globalThis.builderContent?.snapshot ?? cachedSnapshot());
  return part.select(snapshot, argument);
};

export const reachableText = async (text: RichText): Promise<RichText> => {
  const dead = new Set<string>();
  for (const link of linksIn(text)) {
    if (!(await readContent(isReachable, link))) dead.add(link);
  }
  return withoutLinks(text, dead);
};

/** The widget from the environment, or else the owner's; `null` for none. */
export const readReviewsWidget = async () => {
  if (!REVIEWS_WIDGET_SRC) return readContent(reviewsWidget);
  const origins = REVIEWS_WIDGET_ORIGINS?.split(" ").filter(Boolean) ?? [];
  return { script: REVIEWS_WIDGET_SRC, place: REVIEWS_WIDGET_ID ?? null, origins };
};
