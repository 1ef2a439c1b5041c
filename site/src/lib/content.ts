import { getCollection, getEntry } from "astro:content";
import { CONTENT } from "astro:env/client";
import type { GalleryItem } from "shared/gallery";
import type { Review } from "shared/reviews";
import type { TourService } from "shared/tour-services";
import { newestFirst } from "./newest-first.ts";

/** Whether the pages are built without content, which browsers then ask the API for. */
export const isLive = CONTENT === "live";

/** All tours of this build, newest first. */
export async function listServices(): Promise<TourService[]> {
  return newestFirst((await getCollection("services")).map((entry) => entry.data));
}

/** All gallery pictures of this build, newest first. */
export async function listGallery(): Promise<GalleryItem[]> {
  return newestFirst((await getCollection("gallery")).map((entry) => entry.data));
}

/** All reviews of this build, newest first. */
export async function listReviews(): Promise<Review[]> {
  return newestFirst((await getCollection("reviews")).map((entry) => entry.data));
}

/** Which revision of the content this build shows; `null` in live mode, which has none. */
export async function readRevision(): Promise<number | null> {
  if (isLive) return null;
  const entry = await getEntry("revisions", "content");
  // Without an address, or with a content config that does not load, Astro goes on with nothing.
  if (!entry) throw new Error("The content could not be read: CONTENT_API_URL is not set.");
  return entry.data.revision;
}
