import { z } from "zod";
import { limits } from "../../limits.ts";
import { image } from "../../media/images.ts";
import { isAdminPath, type writtenPagePath } from "../../paths.ts";
import { orNull } from "../../text/or-null.ts";
import {
  optionalSingleLineText,
  optionalText,
  singleLineText,
  timestamp,
} from "../../text/text.ts";
import { slug } from "../addresses/slug.ts";
import { listPictures, pageBlock } from "./page-blocks.ts";
import { storyDetails } from "./stories.ts";

/** First path segments that the product itself uses. */
const reserved = new Set([
  "accept-invitation",
  "admin",
  "api",
  "media",
  "compare",
  "contact",
  "close-account",
  "confirm-email",
  "contact-sent",
  "form-later",
  "form-problem",
  "gallery",
  "guest-page",
  "index",
  "inquiry-sent",
  "join",
  "login",
  "p",
  "preview",
  "review",
  "reviews-widget",
  "reset-password",
  "service",
  "services",
  "stories",
  "verify",
  "404",
  "500",
]);

export const isReservedSlug = (slug: string) =>
  reserved.has(slug.toLowerCase()) ||
  /^gallery-\d+$/i.test(slug) ||
  isAdminPath(`/${slug.toLowerCase()}`);

/** The list of stories has its pages and its feed there. */
const reservedBelowStories = new Set(["feed", "page"]);

/** False for the address of another page of the site. */
export const hasOwnAddress = ({ slug, story }: Parameters<typeof writtenPagePath>[0]) =>
  !(story ? reservedBelowStories.has(slug.toLowerCase()) : isReservedSlug(slug));

export const reservedAddress = {
  path: ["slug"],
  error: "This address belongs to another page of the site.",
};

/** Without `story`, the address depends on the stored page, which the API reads first. */
const mayHaveAddress = ({ slug, story }: { slug: string; story?: object | null | undefined }) =>
  story === undefined || hasOwnAddress({ slug, story });

const pageFields = z.object({
  slug,
  title: singleLineText("Title"),
  /** For search engines and link previews; also the opening text of a tour's page and of a story. */
  description: optionalText("Description", singleLineText("Description", limits.pageDescription)),
  /** The tour that the page presents; the chat and inquiries name it. */
  topic: optionalSingleLineText("Tour"),
  blocks: z
    .array(pageBlock, "Blocks must be a list.")
    .max(limits.pageBlocks, `A page can have up to ${limits.pageBlocks} blocks.`),
  /** A hidden page is a draft that only admins see. */
  isShown: z.boolean("isShown must be true or false."),
  /** A story is a page below `/stories`; `null` for any other page. Without it, a stored page keeps its own. */
  story: storyDetails.nullish(),
});

export const pageInput = pageFields.refine(mayHaveAddress, reservedAddress);
export type PageInput = z.infer<typeof pageInput>;

/** A stored page may be older than the product's use of its address. */
export const page = pageFields.extend({
  _id: z.string(),
  story: orNull(storyDetails),
  /** The pictures of the story and the blocks, by id. */
  pictures: z.record(z.string(), z.object({ imageFile: z.string(), image })),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Page = z.infer<typeof page>;

/** Ids of the pictures that a page shows, that of a story first. */
export const listPagePictures = ({ story, blocks }: Pick<PageInput, "story" | "blocks">) => [
  ...new Set([...(story?.photo ? [story.photo.picture] : []), ...listPictures(blocks)]),
];

/** True for a page that names a tour and has its itinerary or prices: lists and choices offer it beside the tours. */
export const presentsTour = ({ topic, story, blocks }: Pick<Page, "topic" | "story" | "blocks">) =>
  topic !== null &&
  story === null &&
  blocks.some(({ type }) => type === "itinerary" || type === "prices");

export const pageList = z.object({ pages: z.array(page) });

/** `readAt` is the page's `updatedAt` as it was read; the API refuses the change if the page has changed since. */
export const pageChange = pageFields
  .extend({ readAt: timestamp })
  .refine(mayHaveAddress, reservedAddress);
export type PageChange = z.infer<typeof pageChange>;

export const pageSaved = z.object({ message: z.string(), page });
