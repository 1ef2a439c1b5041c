import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  adminRole,
  type ProfileUpdate,
  type User,
  type UserInput,
  type UserListQuery,
  type UserUpdate,
} from "shared/users";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { ignoringCase, users } from "#db/schema.ts";
import { isDuplicate } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../../lib/email-key.ts";
import { AppError, conflict, editConflict, notFound, unauthenticated } from "../../lib/errors.ts";
import { readList } from "../../lists/read-list.ts";

type Row = typeof users.$inferSelect;
export type NewUser = { username: string; email: string; role: string; passwordHash: string };

/** What of a user leaves the database: never the password hash. */
export const toUser = ({
  id,
  username,
  email,
  role,
  blocked,
  createdAt,
}: Omit<Row, "seq">): User => ({
  _id: id,
  username,
  email,
  role,
  blocked,
  createdAt,
});

const columnsOf = (input: { username: string; email: string; role: string }) => ({
  username: input.username,
  email: input.email,
  emailKey: emailKey(input.email),
  role: input.role,
});

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

const refuseTakenEmail = (error: unknown): never => {
  if (isDuplicate(error)) throw conflict("An account with this email already exists.");
  throw error;
};

const findOrThrow = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound("User");
  return row;
};

/** 401 when a block or another role has ended the sessions of the admin who asks. */
const refuseFormerAdmin = async (tx: Transaction, id: string) => {
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, adminRole), eq(users.blocked, false)));
  if (!admin) throw unauthenticated();
};

/** 409 when the user is the last one who can use the admin area. */
const refuseLastAdmin = async (tx: Transaction, row: Row) => {
  if (row.role !== adminRole || row.blocked) return;
  const [others] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, adminRole), eq(users.blocked, false), ne(users.id, row.id)));
  if (others?.count) return;
  throw new AppError("last_admin", "This is the last admin; somebody must be able to sign in.");
};

const saysTheSame = (one: UserInput, other: UserInput) =>
  one.username === other.username && one.email === other.email && one.role === other.role;

/** 409 when somebody saw another user than there is; the same change again is none. */
const refuseUnseen = (row: Row, { asRead, ...input }: UserUpdate) => {
  if (!asRead || saysTheSame(asRead, row) || saysTheSame(input, row)) return;
  throw editConflict(toUser(row));
};

const nextTokenVersion = sql`${users.tokenVersion} + 1`;

/** The accounts. Every verb throws 404 for an id that does not exist. */
export const createUsersService = ({ db, now }: { db: Database; now: () => Date }) => {
  const read = (where: SQL) => db.read.select().from(users).where(where);

  const change = (id: string, job: (tx: Transaction, row: Row) => Promise<Partial<Row>>) =>
    db
      .write(async (tx) => {
        const row = await findOrThrow(tx, id);
        const changes = await job(tx, row);
        const endsTokens =
          (changes.role ?? row.role) !== row.role ||
          (changes.blocked ?? row.blocked) !== row.blocked;
        const [changed] = await tx
          .update(users)
          .set({ ...changes, ...(endsTokens && { tokenVersion: nextTokenVersion }) })
          .where(eq(users.id, id))
          .returning();
        return toUser(changed ?? row);
      })
      .catch(refuseTakenEmail);

  const raiseTokenVersion = (id: string, changes: { passwordHash?: string }): Promise<number> =>
    db.write(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ ...changes, tokenVersion: nextTokenVersion })
        .where(eq(users.id, id))
        .returning({ tokenVersion: users.tokenVersion });
      if (!row) throw notFound("User");
      return row.tokenVersion;
    });

  return {
    /** Stores an account; 409 when the e-mail is taken, whatever its case. */
    create: (input: NewUser): Promise<User> =>
      db
        .write(async (tx) => {
          const row = {
            id: newId(),
            ...columnsOf(input),
            passwordHash: input.passwordHash,
            createdAt: now().toISOString(),
          };
          const [created] = await tx.insert(users).values(row).returning();
          return toUser(created ?? { ...row, blocked: false, tokenVersion: 1 });
        })
        .catch(refuseTakenEmail),

    /** The stored row, password hash and token version included, for signing in. */
    findByEmail: async (email: string) => {
      const [row] = await db.read
        .select()
        .from(users)
        .where(eq(users.emailKey, emailKey(email)));
      return row;
    },

    findById: async (id: string) => {
      const [row] = await db.read.select().from(users).where(eq(users.id, id));
      return row;
    },

    get: async (id: string): Promise<User> => {
      const [row] = await db.read.select().from(users).where(eq(users.id, id));
      if (!row) throw notFound("User");
      return toUser(row);
    },

    list: async (query: UserListQuery) => {
      const { rows, info } = await readList(db, { ...list, read }, query);
      return { users: rows.map(toUser), ...info };
    },

    /** 409 also when the user has changed since the admin read it. */
    update: (id: string, input: UserUpdate, adminId: string) =>
      change(id, async (tx, row) => {
        await refuseFormerAdmin(tx, adminId);
        refuseUnseen(row, input);
        if (input.role !== adminRole) await refuseLastAdmin(tx, row);
        return columnsOf(input);
      }),

    /** 409 also when the profile has changed since its owner read it. */
    updateProfile: (id: string, { asRead, ...profile }: ProfileUpdate) =>
      change(id, async (_tx, row) => {
        const { role } = row;
        const input = { ...profile, role };
        refuseUnseen(row, { ...input, asRead: asRead && { ...asRead, role } });
        return columnsOf(input);
      }),

    setBlocked: (id: string, blocked: boolean, adminId: string) =>
      change(id, async (tx, row) => {
        await refuseFormerAdmin(tx, adminId);
        if (blocked) await refuseLastAdmin(tx, row);
        return { blocked };
      }),

    /** Sets the password and ends every token; returns the version that new ones carry. */
    setPassword: (id: string, passwordHash: string) => raiseTokenVersion(id, { passwordHash }),

    /** Ends every token of the user given out so far; returns the version that new ones carry. */
    endTokens: (id: string) => raiseTokenVersion(id, {}),

    hasAdmin: async () => (await db.read.$count(users, eq(users.role, adminRole))) > 0,
  };
};
export type UsersService = ReturnType<typeof createUsersService>;
