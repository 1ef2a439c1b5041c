import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { PageBlock } from "shared/content/pages/page-blocks";
import type { StoryDetails } from "shared/content/pages/stories";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import type { TourFacts } from "shared/content/tours/tour-facts";
import type { RichText } from "shared/text/rich-text";
import { ignoringCase, time } from "#platform/db/schema/columns.ts";
import { pictures } from "./pictures.ts";

export const tourServices = sqliteTable(
  "tour_services",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The same words as a document, where they are formatted. */
    descriptionText: text("description_text", { mode: "json" }).$type<RichText>(),
    detailPage: text("detail_page").notNull(),
    highlights: text("highlights", { mode: "json" }).$type<string[]>().notNull(),
    tips: text("tips", { mode: "json" }).$type<string[]>().notNull(),
    whatsapp: text("whatsapp").notNull(),
    email: text("email").notNull(),
    /** Read as a whole, never searched; empty for tours that are older than facts. */
    facts: text("facts", { mode: "json" }).$type<Partial<TourFacts>>().notNull().default({}),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    /** The last part of the page's address; `null` while it is the id. */
    slug: text("slug"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("tour_services_newest").on(table.createdAt, table.id),
    uniqueIndex("tour_services_slug").on(ignoringCase(table.slug)),
  ],
);

/** A tour's photos in order, from 0; the first is the main one. */
export const tourPhotos = sqliteTable(
  "tour_photos",
  {
    tourId: text("tour_id")
      .notNull()
      .references(() => tourServices.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
    caption: text("caption"),
    alt: text("alt"),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.position] }),
    index("tour_photos_picture").on(table.pictureId),
  ],
);

export const galleryItems = sqliteTable(
  "gallery_items",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
    /** Id of a tour, which may be gone. */
    tour: text("tour"),
    /** Describes the photo in place of its title; empty for a decorative photo. */
    alt: text("alt"),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("gallery_items_newest").on(table.createdAt, table.id),
    index("gallery_items_picture").on(table.pictureId),
  ],
);

export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    country: text("country"),
    /** Month of the visit, such as `2026-05`. */
    month: text("month"),
    comment: text("comment").notNull(),
    stars: integer("stars"),
    /** The company's public reply. */
    answer: text("answer"),
    /** Id of a tour or path of a page, which may be gone. */
    tour: text("tour"),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    pictureId: text("picture_id").references(() => pictures.id),
    /** It came by the link of a review request. */
    isVerified: integer("is_verified", { mode: "boolean" }).notNull().default(false),
    mayBeShown: integer("may_be_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    /** `null` until it is changed. */
    updatedAt: time("updated_at"),
  },
  (table) => [
    index("reviews_newest").on(table.createdAt, table.id),
    index("reviews_picture").on(table.pictureId),
  ],
);

export const teamMembers = sqliteTable(
  "team_members",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    role: text("role"),
    languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
    /** Year in which the person joined the company. */
    since: integer("since"),
    guideLicence: text("guide_licence"),
    firstAid: text("first_aid"),
    words: text("words"),
    pictureId: text("picture_id").references(() => pictures.id),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("team_members_picture").on(table.pictureId)],
);

/** Questions and answers on every tour, in order from 0. */
export const sharedQuestions = sqliteTable("shared_questions", {
  position: integer("position").primaryKey(),
  question: text("question").notNull(),
  answer: text("answer").notNull(),
});

/** Pages that the owner writes. */
export const pages = sqliteTable(
  "pages",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    topic: text("topic"),
    /** Read as a whole, never searched. */
    blocks: text("blocks", { mode: "json" }).$type<PageBlock[]>().notNull(),
    isShown: integer("is_shown", { mode: "boolean" }).notNull(),
    story: text("story", { mode: "json" }).$type<StoryDetails>(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [uniqueIndex("pages_slug").on(ignoringCase(table.slug))],
);

/** The pictures that a page's story and blocks name: they are kept as long as the page is. */
export const pagePictures = sqliteTable(
  "page_pictures",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.pictureId] }),
    index("page_pictures_picture").on(table.pictureId),
  ],
);

/** The owner's settings by section; a missing section was never saved. */
export const siteSettings = sqliteTable("site_settings", {
  section: text("section").$type<SettingsSection>().primaryKey(),
  value: text("value", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** `null` until the owner saves it. */
  updatedAt: time("updated_at"),
});
