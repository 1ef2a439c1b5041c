import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReviewChannel } from "shared/inbox/proposals/review-requests";
import { seq, time, uniqueId } from "#platform/db/schema/columns.ts";
import { proposals } from "./proposals.ts";

/** The one request for reviews of an accepted trip. */
export const reviewRequests = sqliteTable("review_requests", {
  seq: seq(),
  id: uniqueId(),
  proposalId: text("proposal_id")
    .notNull()
    .unique()
    .references(() => proposals.id, { onDelete: "cascade" }),
  /** The secret part of its address: 22 random characters. */
  token: text("token").notNull().unique(),
  channel: text("channel").$type<ReviewChannel>().notNull(),
  askedAt: time("asked_at").notNull(),
  remindedAt: time("reminded_at"),
});
export type ReviewRequestRow = typeof reviewRequests.$inferSelect;

/** Each review that came by a request's link; the row stays when the review is deleted, so that the public count is true. */
export const receivedReviews = sqliteTable(
  "received_reviews",
  {
    reviewId: text("review_id").primaryKey(),
    requestId: text("request_id").references(() => reviewRequests.id, { onDelete: "set null" }),
    receivedAt: time("received_at").notNull(),
  },
  (table) => [index("received_reviews_request").on(table.requestId)],
);
