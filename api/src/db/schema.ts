import { isNotNull, type SQL, sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { BuildStatus } from "shared/builds";
import type { MailStatus } from "shared/outbox";
import type { PageBlock } from "shared/page-blocks";
import type { RichText } from "shared/rich-text";
import type { SettingsSection } from "shared/site-settings";
import type { TourFacts } from "shared/tour-facts";

/** ISO 8601 UTC; sorts as text. */
const time = (name: string) => text(name);

/** A column without regard to case, as lists are sorted by it. */
export const ignoringCase = (column: SQLiteColumn): SQL => sql`${column} COLLATE NOCASE`;

/** Counts up as rows come. A key of whole numbers stays what it is at VACUUM: the search tables name rows by it. */
const seq = () => integer("seq").primaryKey();
const uniqueId = () => text("id").notNull().unique();

export const users = sqliteTable(
  "users",
  {
    seq: seq(),
    id: uniqueId(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    /** The e-mail in lower case: two accounts never differ by case alone. */
    emailKey: text("email_key").notNull(),
    role: text("role").notNull(),
    blocked: integer("blocked", { mode: "boolean" }).notNull().default(false),
    passwordHash: text("password_hash").notNull(),
    /** Made up or set by the environment at the first start, and never changed since. */
    isInitialPassword: integer("is_initial_password", { mode: "boolean" }).notNull().default(false),
    /** Raised to end every token given out before. */
    tokenVersion: integer("token_version").notNull().default(1),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(table.emailKey),
    index("users_newest").on(table.createdAt),
    index("users_username").on(ignoringCase(table.username), table.createdAt),
    index("users_email").on(ignoringCase(table.email), table.createdAt),
    index("users_role").on(ignoringCase(table.role), table.createdAt),
  ],
);

/** A re-encoded picture in the store; `id` is the hash of what was uploaded. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: text("id").primaryKey(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    color: text("color").notNull(),
    /** File name of the rendition that `imageFile` names. */
    mainFile: text("main_file").notNull(),
    renditions: text("renditions", { mode: "json" }).$type<Rendition[]>().notNull(),
    /** Whether its renditions are still to be made. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull().default(false),
    /** How often making them has failed. */
    failures: integer("failures").notNull().default(0),
    /** It was uploaded for a form that may be saved until then. */
    keptUntil: time("kept_until"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("pictures_pending").on(table.isPending, table.failures, table.createdAt, table.id),
  ],
);

/** One size of a picture in one format: a file name in the store, its type and its width in px. */
export type Rendition = { file: string; type: string; width: number };

/** Files that neither a picture nor a kept release names, and since when that is known. */
export const unusedFiles = sqliteTable("unused_files", {
  file: text("file").primaryKey(),
  since: time("since").notNull(),
});

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
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("tour_services_newest").on(table.createdAt, table.id)],
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
    /** Of the visit, as in `2026-05`. */
    month: text("month"),
    comment: text("comment").notNull(),
    stars: integer("stars"),
    /** Id of a tour, which may be gone. */
    tour: text("tour"),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    /** `null` until it is changed. */
    updatedAt: time("updated_at"),
  },
  (table) => [index("reviews_newest").on(table.createdAt, table.id)],
);

/** Questions and answers that stand on every tour, in order from 0. */
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
    isDraft: integer("is_draft", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [uniqueIndex("pages_slug").on(ignoringCase(table.slug))],
);

/** The pictures that a page's blocks name: they are kept as long as the page is. */
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

/** What an owner says about the company and the site; a section that is missing was never saved. */
export const siteSettings = sqliteTable("site_settings", {
  section: text("section").$type<SettingsSection>().primaryKey(),
  value: text("value", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** `null` until the owner saves it. */
  updatedAt: time("updated_at"),
});

/** What happened once, and when: `demo` while the content is the demo's, `test-mail` since one went out with the mail settings in use. */
export const milestones = sqliteTable("milestones", {
  name: text("name").$type<"demo" | "test-mail">().primaryKey(),
  reachedAt: time("reached_at").notNull(),
});

type MessageColumns = Record<"createdAt" | "seq" | "respondedAt", SQLiteColumn>;
/** What the indexes of a list end with: its order among equals, then what it is filtered by. */
const listed = ({ createdAt, seq, respondedAt }: MessageColumns) =>
  [createdAt, seq, respondedAt] as const;

export const contacts = sqliteTable(
  "contacts",
  {
    seq: seq(),
    id: uniqueId(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    flagged: integer("flagged", { mode: "boolean" }).notNull().default(false),
    /** Whether the visitor has had no receipt, because it was flagged when it came. */
    receiptOwed: integer("receipt_owed", { mode: "boolean" }).notNull().default(false),
    responseMessage: text("response_message"),
    respondedAt: time("responded_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("contacts_age").on(table.createdAt),
    index("contacts_newest").on(table.flagged, ...listed(table)),
    index("contacts_name").on(table.flagged, ignoringCase(table.name), ...listed(table)),
    index("contacts_email").on(table.flagged, ignoringCase(table.email), ...listed(table)),
  ],
);

export const inquiries = sqliteTable(
  "inquiries",
  {
    seq: seq(),
    id: uniqueId(),
    name: text("name"),
    email: text("email").notNull(),
    destination: text("destination").notNull(),
    paxNumber: integer("pax_number").notNull(),
    checkinDate: text("checkin_date").notNull(),
    checkoutDate: text("checkout_date").notNull(),
    /** E.164. */
    phone: text("phone"),
    message: text("message"),
    flagged: integer("flagged", { mode: "boolean" }).notNull().default(false),
    receiptOwed: integer("receipt_owed", { mode: "boolean" }).notNull().default(false),
    responseMessage: text("response_message"),
    respondedAt: time("responded_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("inquiries_age").on(table.createdAt),
    index("inquiries_newest").on(table.flagged, ...listed(table)),
    index("inquiries_name").on(table.flagged, ignoringCase(table.name), ...listed(table)),
    index("inquiries_email").on(table.flagged, ignoringCase(table.email), ...listed(table)),
    index("inquiries_destination").on(
      table.flagged,
      ignoringCase(table.destination),
      ...listed(table),
    ),
    index("inquiries_pax_number").on(table.flagged, table.paxNumber, ...listed(table)),
  ],
);

/** First answers to requests that carried an `Idempotency-Key`, kept for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    route: text("route").notNull(),
    key: text("key").notNull(),
    answer: text("answer", { mode: "json" }).$type<unknown>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.route, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/** A part of a mail: a paragraph with its line breaks, named facts, or a link with its name. */
export type MailPart =
  | { text: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { link: string; name: string };

/** Mails that were promised in the transaction that stored their cause. */
export const mails = sqliteTable(
  "mails",
  {
    seq: seq(),
    id: uniqueId(),
    to: text("to").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    /** What it says. Text and page are made of it when it is sent. */
    parts: text("parts", { mode: "json" }).$type<MailPart[]>().notNull(),
    /** The contact or inquiry whose stored answer this carries. */
    answers: text("answers"),
    status: text("status").$type<MailStatus>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: time("created_at").notNull(),
    /** Since when it is to be sent. */
    queuedAt: time("queued_at"),
    /** When a worker may take it; while one has it, when that one's lease ends. */
    dueAt: time("due_at"),
    /** Names the taking by the worker that has it. */
    lease: text("lease"),
    settledAt: time("settled_at"),
  },
  (table) => [
    index("mails_newest").on(table.createdAt, table.seq, table.status),
    index("mails_to").on(ignoringCase(table.to), table.createdAt, table.seq, table.status),
    index("mails_answers").on(table.answers).where(isNotNull(table.answers)),
    index("mails_due").on(table.status, table.dueAt),
    index("mails_settled").on(table.settledAt).where(isNotNull(table.settledAt)),
  ],
);

/** One row, or none: how mails go out. */
export const mailSettings = sqliteTable("mail_settings", {
  id: integer("id").primaryKey(),
  host: text("host").notNull(),
  port: integer("port").notNull(),
  user: text("user"),
  /** Encrypted. */
  password: text("password"),
  fromName: text("from_name"),
  fromAddress: text("from_address").notNull(),
  inbox: text("inbox").notNull(),
  updatedAt: time("updated_at").notNull(),
});

/** One row: how often the public content was written. */
export const contentRevision = sqliteTable("content_revision", {
  id: integer("id").primaryKey(),
  revision: integer("revision").notNull(),
});

/** Requests to publish; the waiting one is the queue. */
export const builds = sqliteTable(
  "builds",
  {
    id: text("id").primaryKey(),
    revision: integer("revision").notNull(),
    status: text("status").$type<BuildStatus>().notNull(),
    reason: text("reason"),
    /** The kept release that a rollback makes live again. */
    releaseOf: text("release_of"),
    message: text("message"),
    requestedAt: time("requested_at").notNull(),
    startedAt: time("started_at"),
    finishedAt: time("finished_at"),
    liveAt: time("live_at"),
  },
  (table) => [
    index("builds_newest").on(table.requestedAt, table.id),
    index("builds_status").on(table.status),
  ],
);

/** Ids of webhooks taken, against replay. */
export const receivedWebhooks = sqliteTable("received_webhooks", {
  id: text("id").primaryKey(),
  receivedAt: time("received_at").notNull(),
});
