import { eq, type SQL } from "drizzle-orm";
import {
  adminRole,
  type ProfileUpdate,
  type User,
  type UserListQuery,
  type UserUpdate,
} from "shared/users";
import type { Database } from "#db/client.ts";
import { endOtherSessions, endSessions } from "#db/end-sessions.ts";
import { newId } from "#db/new-id.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../../lib/email-key.ts";
import { notFound } from "../../lib/errors.ts";
import { readList } from "../../lists/read-list.ts";
import { toAccount, toColumns, toUser, type UserRow } from "./user-row.ts";
import {
  findUser,
  refuseFormerAdmin,
  refuseLastAdmin,
  refuseStaleEdit,
  refuseTakenEmail,
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

type Change = (tx: Transaction, row: UserRow) => Promise<Partial<UserRow>>;

/** Another role, or a block, ends every session. */
const changeUser = (db: Database, id: string, change: Change): Promise<User> =>
  db
    .write(async (tx) => {
      const row = await findUser(tx, id);
      const changes = await change(tx, row);
      const endsSessions =
        (changes.role ?? row.role) !== row.role || (changes.blocked ?? row.blocked) !== row.blocked;
      const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
      if (endsSessions) await endSessions(tx, id);
      return toUser(changed ?? row);
    })
    .catch(refuseTakenEmail);

type Password = Pick<UserRow, "passwordHash" | "passwordPrintedAt" | "isInitialPassword">;

/** One that nobody but its user has seen. */
const ownPassword = (passwordHash: string): Password => ({
  passwordHash,
  isInitialPassword: false,
  passwordPrintedAt: null,
});

const storePassword = async (tx: Transaction, id: string, password: Password) => {
  const [row] = await tx.update(users).set(password).where(eq(users.id, id)).returning();
  if (!row) throw notFound("User");
};

/** Ends every session. */
const replacePassword = (db: Database, id: string, password: Password) =>
  db.write(async (tx) => {
    await storePassword(tx, id, password);
    await endSessions(tx, id);
  });

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
      return toUser(await findUser(tx, id));
    })
    .catch(refuseTakenEmail);

/** The accounts. Every verb throws 404 for an id that does not exist. */
export const createUsersService = ({ db, now }: { db: Database; now: () => Date }) => {
  const read = (where: SQL) => db.read.select().from(users).where(where);
  const findAccount = async (where: SQL) => {
    const [row] = await read(where);
    return row && toAccount(row);
  };

  return {
    /** Stores an account; 409 when the e-mail is taken, whatever its case. */
    create: (input: NewUser) => insertUser(db, input, now()),

    findByEmail: (email: string) => findAccount(eq(users.emailKey, emailKey(email))),

    findById: (id: string) => findAccount(eq(users.id, id)),

    get: async (id: string): Promise<User> => {
      const account = await findAccount(eq(users.id, id));
      if (!account) throw notFound("User");
      return account.user;
    },

    list: async (query: UserListQuery) => {
      const { rows, info } = await readList(db, { ...list, read }, query);
      return { users: rows.map(toUser), ...info };
    },

    /** 409 also when the user has changed since the admin read it. */
    update: (id: string, input: UserUpdate, adminId: string) =>
      changeUser(db, id, async (tx, row) => {
        await refuseFormerAdmin(tx, adminId);
        refuseStaleEdit(row, input);
        if (input.role !== adminRole) await refuseLastAdmin(tx, row);
        return toColumns(input);
      }),

    /** 409 also when the profile has changed since its owner read it. */
    updateProfile: (id: string, { asRead, ...profile }: ProfileUpdate) =>
      changeUser(db, id, async (_tx, row) => {
        const { role } = row;
        const input = { ...profile, role };
        refuseStaleEdit(row, { ...input, asRead: asRead && { ...asRead, role } });
        return toColumns(input);
      }),

    setBlocked: (id: string, blocked: boolean, adminId: string) =>
      changeUser(db, id, async (tx, row) => {
        await refuseFormerAdmin(tx, adminId);
        if (blocked) await refuseLastAdmin(tx, row);
        return { blocked };
      }),

    /** Ends every session. */
    setPassword: (id: string, passwordHash: string) =>
      replacePassword(db, id, ownPassword(passwordHash)),

    /** One that is printed, so that others may see it. Ends every session. */
    setPrintedPassword: (id: string, passwordHash: string) =>
      replacePassword(db, id, {
        passwordHash,
        isInitialPassword: true,
        passwordPrintedAt: now().toISOString(),
      }),

    /** Ends every session but the one in which the user gave the old password; 401 when that has ended meanwhile. */
    changePassword: (session: SessionRow, passwordHash: string): Promise<SessionRow> =>
      db.write(async (tx) => {
        await storePassword(tx, session.userId, ownPassword(passwordHash));
        const provenAt = now().toISOString();
        return endOtherSessions(tx, session, { provenAt });
      }),

    toUser,

    hasAdmin: async () => (await db.read.$count(users, eq(users.role, adminRole))) > 0,
  };
};
export type UsersService = ReturnType<typeof createUsersService>;
