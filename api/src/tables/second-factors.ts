import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { users } from "./users.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Authenticator apps, one of an account. */
export const totpSecrets = sqliteTable("totp_secrets", {
  userId: userId().primaryKey(),
  /** Encrypted, as a stored mail password is. */
  secret: text("secret").notNull(),
  createdAt: time("created_at").notNull(),
  /** When a code showed that the app has the secret; `null` for one that does not count yet. */
  confirmedAt: time("confirmed_at"),
  /** Of 30 seconds since 1970, that of the last code: none works twice. */
  lastStep: integer("last_step"),
  lastUsedAt: time("last_used_at"),
});

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    /** As its authenticator names it, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: blob("public_key", { mode: "buffer" }).notNull(),
    /** Counts up with each use, or stays 0. */
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId, table.createdAt)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Those that were not used. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** SHA-256 of the code, as base64url. */
    hash: text("hash").primaryKey(),
    userId: userId(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Ids of signed tickets and challenges that were used, until these expire. */
export const usedTickets = sqliteTable(
  "used_tickets",
  { id: text("id").primaryKey(), expiresAt: time("expires_at").notNull() },
  (table) => [index("used_tickets_expiry").on(table.expiresAt)],
);
