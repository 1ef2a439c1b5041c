import { defineCollection } from "astro:content";
import { CONTENT } from "astro:env/client";
import { CONTENT_API_URL } from "astro:env/server";
import type { Loader, LoaderContext } from "astro/loaders";
import { type Content, content } from "shared/content";
import { galleryItem } from "shared/gallery";
import { review } from "shared/reviews";
import { tourService } from "shared/tour-services";
import { z } from "zod";

type Entry = { id: string; data: Record<string, unknown> };

/** How often a build asks before it gives up, and how long it waits for one answer (ms). */
const patience = { attempts: 3, pause: 500, timeout: 30_000 };

async function requestContent(address: URL): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { signal: AbortSignal.timeout(patience.timeout) });
    } catch (cause) {
      if (attempt === patience.attempts) throw new Error(`no answer (${causeOf(cause)})`);
      await new Promise((resolve) => setTimeout(resolve, patience.pause));
    }
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** All on one line, and not more of it than a person reads. */
const describeIssues = (error: z.ZodError) =>
  z.prettifyError(error).replace(/\s+/g, " ").slice(0, 300);

async function fetchContent(source: string): Promise<Content> {
  const address = new URL("/api/content", source);
  try {
    const response = await requestContent(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parsed = content.safeParse(await response.json());
    if (!parsed.success) throw new Error(`unexpected shape: ${describeIssues(parsed.error)}`);
    return parsed.data;
  } catch (error) {
    throw new Error(`The content could not be read from ${address}: ${causeOf(error)}`);
  }
}

let snapshot: { content: Promise<Content>; readers: Set<string> } | undefined;

/** The same snapshot for every collection of a build; a collection that comes back gets a new one. */
function readSnapshot(source: string, collection: string): Promise<Content> {
  if (!snapshot || snapshot.readers.has(collection)) {
    snapshot = { content: fetchContent(source), readers: new Set() };
  }
  snapshot.readers.add(collection);
  return snapshot.content;
}

/**
 * Fills a collection from `GET /api/content`, in the API's order. Live mode reads nothing here, nor
 * does a type check, which has no API; a prebuilt build without it fails at `readRevision`.
 */
const fromContent = (select: (content: Content) => Entry[]): Loader => ({
  name: "content-api",
  load: async ({ collection, store }: LoaderContext) => {
    const source = CONTENT === "live" ? undefined : CONTENT_API_URL;
    const entries = source ? select(await readSnapshot(source, collection)) : [];
    // The store outlives a build: what is gone upstream has to go here too.
    store.clear();
    for (const entry of entries) store.set(entry);
  },
});

const entriesOf = (items: ({ _id: string } & Record<string, unknown>)[]): Entry[] =>
  items.map((item) => ({ id: item._id, data: item }));

export const collections = {
  services: defineCollection({
    loader: fromContent(({ services }) => entriesOf(services)),
    schema: tourService,
  }),
  gallery: defineCollection({
    loader: fromContent(({ gallery }) => entriesOf(gallery)),
    schema: galleryItem,
  }),
  reviews: defineCollection({
    loader: fromContent(({ reviews }) => entriesOf(reviews)),
    schema: review,
  }),
  /** One entry, `content`: which revision the three others are. */
  revisions: defineCollection({
    loader: fromContent(({ revision }) => [{ id: "content", data: { revision } }]),
    schema: content.pick({ revision: true }),
  }),
};
