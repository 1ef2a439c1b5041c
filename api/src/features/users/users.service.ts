import { eq, type SQL } from "drizzle-orm";
import {
  adminRole,
  type ProfileUpdate,
  type User,
  type UserInput,
  type UserListQuery,
  type UserUpdate,
} from "shared/users";
import { endSessions } from "#db/accounts/end-sessions.ts";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { product } from "../../audit/actor.ts";
import { addEntries, addEntry } from "../../audit/add-entries.ts";
import { endEmailLinks, endLinks } from "../../db/accounts/one-time-links.ts";
import { emailKey } from "../../lib/email-key.ts";
import { notFound } from "../../lib/errors.ts";
import { requireRecentProof } from "../../lib/recent-proof.ts";
import { readList } from "../../lists/read-list.ts";
import type { AccountMails, WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { accountSubject, eventsOf } from "./account-events.ts";
import { noticeChanges } from "./account-notices.ts";
import { createEmailConfirmation } from "./email-confirmation.ts";
import { createPasswordChanges } from "./password-changes.ts";
import { createPasswordLinks } from "./password-links.ts";
import { changeEmail, sendConfirmationAgain } from "./pending-email.ts";
import { createSignUp } from "./sign-up.ts";
import { toAccount, toColumns, toUser, type UserRow } from "./user-row.ts";
import {
  findAdmin,
  findUser,
  refuseLastAdmin,
  refuseStaleEdit,
  refuseTakenEmail,
  refuseUnprovenAdmin,
} from "./user-rules.ts";

export type NewUser = {
  username: string;
  email: string;
  role: string;
  passwordHash: string;
  isInitialPassword?: boolean;
  /** The product made the password up, and prints it. */
  isPasswordPrinted?: boolean;
};

const list = {
  table: users,
  sorts: {
    createdAt: users.createdAt,
    username: ignoringCase(users.username),
    email: ignoringCase(users.email),
    role: ignoringCase(users.role),
  },
  searched: [users.username, users.email, users.role],
};

/** A session, as far as it shows who asks. */
export type Proven = Pick<SessionRow, "userId" | "provenAt">;

/** Other rights, more or fewer, or another way back in. */
const needsProof = (row: UserRow, { email, role }: UserInput) =>
  email !== row.email || role !== row.role;

/** What changes, and who changes it. */
type Change = (
  tx: Transaction,
  row: UserRow,
  mails: AccountMails,
) => Promise<Partial<UserRow> & { by: string }>;

/** Another role, or a block, ends every session; people are told of both. */
const changeUser = (
  writeAccounts: WriteAccounts,
  by: Actor,
  id: string,
  change: Change,
): Promise<User> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    const { by: email, ...changes } = await change(tx, row, mails);
    const changed = { ...row, ...changes, ...(changes.blocked && { pendingEmail: null }) };
    await tx.update(users).set(changed).where(eq(users.id, id));
    if (changed.blocked) await endLinks(tx, id);
    if (changed.role !== row.role || changed.blocked !== row.blocked) await endSessions(tx, id);
    await noticeChanges(tx, row, changed, email, mails);
    const events = eventsOf(row, changed);
    await addEntries(
      tx,
      events.map((event) => ({ ...event, by, at: mails.at })),
    );
    return toUser(changed);
  }).catch(refuseTakenEmail);

const insertUser = (
  db: Database,
  { passwordHash, isInitialPassword = false, isPasswordPrinted = false, ...input }: NewUser,
  now: Date,
): Promise<User> =>
  db
    .write(async (tx) => {
      const createdAt = now.toISOString();
      const passwordPrintedAt = isPasswordPrinted ? createdAt : null;
      const id = newId();
      const password = { passwordHash, isInitialPassword, passwordPrintedAt };
      await tx.insert(users).values({ id, ...toColumns(input), ...password, createdAt });
      const created = { action: "account.created", subject: accountSubject(id) } as const;
      await addEntry(tx, { ...created, after: { role: input.role }, by: product, at: now });
      return toUser(await findUser(tx, id));
    })
    .catch(refuseTakenEmail);

type Deps = { db: Database; now: () => Date; writeAccounts: WriteAccounts };

/** The accounts. Every verb throws 404 for an id that does not exist. */
export const createUsersService = ({ db, now, writeAccounts }: Deps) => {
  const read = (where: SQL) => db.read.select().from(users).where(where);
  const findAccount = async (where: SQL) => {
    const [row] = await read(where);
    return row && toAccount(row);
  };

  return {
    /** Stores an account; 409 when the e-mail is taken, whatever its case. */
    create: (input: NewUser) => insertUser(db, input, now()),

    signUp: createSignUp({ writeAccounts }),

    ...createPasswordLinks({ db, now, writeAccounts }),

    ...createEmailConfirmation({ db, now, writeAccounts }),

    findByEmail: (email: string) => findAccount(eq(users.emailKey, emailKey(email))),

    findById: (id: string) => findAccount(eq(users.id, id)),

    get: async (id: string): Promise<User> => {
      const account = await findAccount(eq(users.id, id));
      if (!account) throw notFound("User");
      return account.user;
    },

    list: async (query: UserListQuery) => {
      const readListed = (where: SQL, orderBy: SQL[]) => read(where).orderBy(...orderBy);
      const { rows, info } = await readList(db, { ...list, read: readListed }, query);
      return { users: rows.map(toUser), ...info };
    },

    /**
     * 409 also when the user has changed since the admin read it; 403 for another e-mail or role without a recent
     * proof. Another e-mail waits until it is confirmed, if mails can be sent.
     */
    update: (by: Actor, id: string, input: UserUpdate, asker: Proven) =>
      changeUser(writeAccounts, by, id, async (tx, row, mails) => {
        const admin = await findAdmin(tx, asker.userId);
        refuseStaleEdit(row, input);
        if (needsProof(row, input)) requireRecentProof(asker, now());
        const { username, email, role } = input;
        if (role !== adminRole) await refuseLastAdmin(tx, row);
        else if (row.role !== adminRole && mails.canSend) refuseUnprovenAdmin(row);
        return {
          username,
          role,
          ...(await changeEmail(tx, row, email, { ...admin, address: by.address }, mails)),
          by: admin.email,
        };
      }),

    /** 409 also when the profile has changed since its owner read it; another e-mail as above. */
    updateProfile: (by: Actor, { asRead, ...profile }: ProfileUpdate, owner: Proven) =>
      changeUser(writeAccounts, by, owner.userId, async (tx, row, mails) => {
        const { role } = row;
        const input = { ...profile, role };
        refuseStaleEdit(row, { ...input, asRead: asRead && { ...asRead, role } });
        if (needsProof(row, input)) requireRecentProof(owner, now());
        const { username, email } = profile;
        const asker = { ...row, address: by.address };
        return { username, ...(await changeEmail(tx, row, email, asker, mails)), by: row.email };
      }),

    setBlocked: (by: Actor, id: string, blocked: boolean, adminId: string) =>
      changeUser(writeAccounts, by, id, async (tx, row) => {
        const { email } = await findAdmin(tx, adminId);
        if (blocked) await refuseLastAdmin(tx, row);
        return { blocked, by: email };
      }),

    /** Mails the link again, if there is something to confirm; refused as by `sendConfirmationAgain`. */
    sendConfirmation: ({ address }: Actor, id: string, asker: User): Promise<User> =>
      writeAccounts(async (tx, mails) => {
        const row = await findUser(tx, id);
        await sendConfirmationAgain(tx, row, { ...asker, address }, mails);
        return toUser(row);
      }),

    /** The account keeps its e-mail. */
    cancelPendingEmail: (by: Actor, id: string): Promise<User> =>
      db.write(async (tx) => {
        const row = await findUser(tx, id);
        if (row.pendingEmail === null) return toUser(row);
        await endEmailLinks(tx, id);
        await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, id));
        const subject = accountSubject(id);
        await addEntry(tx, { action: "email.change_cancelled", subject, by, at: now() });
        return toUser({ ...row, pendingEmail: null });
      }),

    ...createPasswordChanges(writeAccounts),

    toUser,

    hasAdmin: async () => (await db.read.$count(users, eq(users.role, adminRole))) > 0,
  };
};
export type UsersService = ReturnType<typeof createUsersService>;
