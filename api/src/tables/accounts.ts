import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { UserAccess } from "shared/accounts/users";
import type { ApiScope } from "shared/http/api-scopes";
import { ignoringCase, seq, time, uniqueId } from "#platform/db/schema/columns.ts";

export const users = sqliteTable(
  "users",
  {
    seq: seq(),
    id: uniqueId(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    /** The email in lower case: two accounts never differ by case alone. */
    emailKey: text("email_key").notNull(),
    /** True once a link mailed to this address was followed. */
    emailConfirmed: integer("email_confirmed", { mode: "boolean" }).notNull().default(true),
    /** The requested new email, until it is confirmed. */
    pendingEmail: text("pending_email"),
    role: text("role").notNull(),
    /** Limits what an admin may use; means nothing for other roles. */
    access: text("access").$type<UserAccess>().notNull().default("all"),
    blocked: integer("blocked", { mode: "boolean" }).notNull().default(false),
    passwordHash: text("password_hash").notNull(),
    /** Generated or set by the environment at the first start, and never changed since. */
    isInitialPassword: integer("is_initial_password", { mode: "boolean" }).notNull().default(false),
    /** When the product printed the password; `null` for one that somebody chose. */
    passwordPrintedAt: time("password_printed_at"),
    /** True with an authenticator app or a passkey. */
    hasSecondFactor: integer("has_second_factor", { mode: "boolean" }).notNull().default(false),
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

/** Sign-ins. Deleting a row ends the session. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** For example `Firefox on Android`. */
    device: text("device").notNull(),
    network: text("network").notNull(),
    /** True if the token works only with the browser's cookie. */
    isBrowser: integer("is_browser", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
    /** Written once a minute at most. */
    lastUsedAt: time("last_used_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the user last gave the password or, where there is one, the second factor. */
    reauthenticatedAt: time("reauthenticated_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId, table.createdAt),
    index("sessions_expiry").on(table.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Consecutive failures, by SHA-256 of what they are counted for. */
export const failedSignIns = sqliteTable(
  "failed_sign_ins",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [index("failed_sign_ins_last").on(table.lastAt)],
);

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Authenticator apps, at most one per account. */
export const totpSecrets = sqliteTable("totp_secrets", {
  userId: userId().primaryKey(),
  /** Encrypted, as a stored mail password is. */
  secret: text("secret").notNull(),
  createdAt: time("created_at").notNull(),
  /** When a code showed that the app has the secret; `null` for one that does not count yet. */
  confirmedAt: time("confirmed_at"),
  /** Number of the last code's 30 seconds since 1970: no code works twice. */
  lastStep: integer("last_step"),
  lastUsedAt: time("last_used_at"),
});

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    /** The authenticator's name of it, in base64url. */
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

/** Unused recovery codes. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** SHA-256 of the code, as base64url. */
    hash: text("hash").primaryKey(),
    userId: userId(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Keys of programs; each works as the admin that created it, within its scopes. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** SHA-256 of the key, as base64url. */
    hash: text("hash").notNull().unique(),
    /** The first characters of the key, for recognition. */
    start: text("start").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<ApiScope[]>().notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    /** Written once a minute at most. */
    lastUsedAt: time("last_used_at"),
    expiresAt: time("expires_at"),
    revokedAt: time("revoked_at"),
  },
  (table) => [index("api_keys_created_by").on(table.createdBy)],
);
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Ids of signed tickets and challenges that were used, until these expire. */
export const usedTickets = sqliteTable(
  "used_tickets",
  { id: text("id").primaryKey(), expiresAt: time("expires_at").notNull() },
  (table) => [index("used_tickets_expiry").on(table.expiresAt)],
);

/** Colleagues who were invited to become admins and have not accepted yet. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().unique(),
    access: text("access").$type<UserAccess>().notNull(),
    /** SHA-256 of the link's token, as base64url. */
    hash: text("hash").notNull().unique(),
    /** A mailed link proves that its reader receives mail at the address. */
    isMailed: integer("is_mailed", { mode: "boolean" }).notNull(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("invitations_invited_by").on(table.invitedBy),
    index("invitations_expiry").on(table.expiresAt),
  ],
);
export type InvitationRow = typeof invitations.$inferSelect;

export type LinkPurpose = "password-reset" | "email";

/** The account that a sign-up opens once its email is confirmed. */
export type PendingSignUp = { username: string; passwordHash: string };

/** Links that were mailed, each for one use. */
export const oneTimeLinks = sqliteTable(
  "one_time_links",
  {
    /** SHA-256 of the token in the link, as base64url. */
    hash: text("hash").primaryKey(),
    /** Null where the account is opened by following the link. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** The email that it confirms. */
    email: text("email"),
    signUp: text("sign_up", { mode: "json" }).$type<PendingSignUp>(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("one_time_links_user").on(table.userId, table.purpose),
    index("one_time_links_expiry").on(table.expiresAt),
  ],
);
