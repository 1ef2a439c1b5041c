import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { ProposalChannel, ProposalState } from "shared/inbox/proposals/proposals";
import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { seq, time, uniqueId } from "#platform/db/schema/columns.ts";
import { conversations } from "./conversations.ts";

/**
 * The choice that a guest agreed to, and the day in the company's time zone; `byId` is the account that accepted for the
 * guest.
 */
export type StoredAcceptance = {
  version: number;
  acceptedOn: string;
  option: string;
  extras: string[];
  name: string;
  byId: string | null;
};

export const proposals = sqliteTable(
  "proposals",
  {
    seq: seq(),
    id: uniqueId(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Its own verification code; printed with it and its payments, so it never changes. */
    code: text("code").notNull(),
    state: text("state").$type<ProposalState>().notNull(),
    /** The newest version that was frozen; 0 before the first. */
    currentVersion: integer("current_version").notNull().default(0),
    acceptance: text("acceptance", { mode: "json" }).$type<StoredAcceptance>(),
    declinedReason: text("declined_reason"),
    /** The first option's total of the newest frozen version; after acceptance what was accepted. */
    total: real("total"),
    currency: text("currency"),
    sentAt: time("sent_at"),
    /** When a guest first scrolled or touched the page of any version. */
    seenAt: time("seen_at"),
    /** When it was accepted, declined or withdrawn. */
    decidedAt: time("decided_at"),
    /** When an accepted trip was cancelled; it is withdrawn then, and its acceptance and payments stay. */
    cancelledAt: time("cancelled_at"),
    createdAt: time("created_at").notNull(),
    /** Later with each change of the proposal or its draft, even if the clock was put back. */
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("proposals_conversation").on(table.conversationId, table.seq),
    index("proposals_sent").on(table.sentAt),
    index("proposals_state").on(table.state, table.decidedAt),
  ],
);
export type ProposalRow = typeof proposals.$inferSelect;

/** Frozen when it is sent; the one without a token is the draft. */
export const proposalVersions = sqliteTable(
  "proposal_versions",
  {
    seq: seq(),
    id: uniqueId(),
    proposalId: text("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    content: text("content", { mode: "json" }).$type<ProposalContent>().notNull(),
    /** The secret part of its address: 22 random characters. */
    token: text("token").unique(),
    /** SHA-256 of its content, in hexadecimal digits. */
    hash: text("hash"),
    channel: text("channel").$type<ProposalChannel>(),
    /** The guest's name when it was frozen: later messages in the conversation may have another one. */
    guestName: text("guest_name"),
    /** The team's words in front of the link. */
    text: text("text"),
    frozenAt: time("frozen_at"),
    sentAt: time("sent_at"),
    seenAt: time("seen_at"),
    byId: text("by_id"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("proposal_versions_number").on(table.proposalId, table.number)],
);
export type ProposalVersionRow = typeof proposalVersions.$inferSelect;

export const payments = sqliteTable(
  "payments",
  {
    seq: seq(),
    id: uniqueId(),
    proposalId: text("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** Counts the receipts of a proposal from 1, also those of removed payments. */
    receipt: integer("receipt").notNull(),
    receivedOn: text("received_on").notNull(),
    way: text("way").notNull(),
    amount: real("amount").notNull(),
    currency: text("currency").notNull(),
    /** The part of the proposal's total that it pays, in the proposal's currency. */
    settles: real("settles").notNull(),
    note: text("note"),
    fiscalNumber: text("fiscal_number"),
    byId: text("by_id").notNull(),
    createdAt: time("created_at").notNull(),
    /** It was recorded by mistake. */
    removedAt: time("removed_at"),
  },
  (table) => [uniqueIndex("payments_receipt").on(table.proposalId, table.receipt)],
);
export type PaymentRow = typeof payments.$inferSelect;

/** One row, or none: how guests can pay. */
export const waysToPay = sqliteTable("ways_to_pay", {
  id: integer("id").primaryKey(),
  ways: text("ways", { mode: "json" }).$type<WayToPay[]>().notNull(),
  changedAt: time("changed_at").notNull(),
});

/** Codes by which guests check that a message is ours. Joined conversations keep all of theirs. */
export const verificationCodes = sqliteTable(
  "verification_codes",
  {
    code: text("code").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
  },
  (table) => [index("verification_codes_conversation").on(table.conversationId)],
);
