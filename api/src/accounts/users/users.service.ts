import { eq, type SQL } from "drizzle-orm";
import {
  adminRole,
  type ProfileUpdate,
  type User,
  type UserAccess,
  type UserListQuery,
  type UserUpdate,
} from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { type Actor, product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import { emailKey } from "#platform/email-key.ts";
import { notFound } from "#platform/errors.ts";
import { readList } from "#platform/lists/read-list.ts";
import { users } from "#tables/accounts.ts";
import { type EditingSession, setBlocked, updateProfile, updateUser } from "./change-user.ts";
import { closeAccount } from "./close-account.ts";
import { cancelPendingEmail, sendConfirmation } from "./email-change.ts";
import { setPrintedPassword } from "./store-password.ts";
import {
  accountSubject,
  findUser,
  refuseTakenEmail,
  toAccount,
  toColumns,
  toUser,
} from "./user-row.ts";

type NewUser = {
  username: string;
  email: string;
  role: string;
  access?: UserAccess;
  passwordHash: string;
  isInitialPassword?: boolean;
  /** The product generates the password, and prints it. */
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

type Deps = { db: Database; now: () => Date; writeAccounts: WriteAccounts };

/** 409 when the email is taken, whatever its case. */
const insertUser = (
  { db, now }: Deps,
  { passwordHash, isInitialPassword = false, isPasswordPrinted = false, ...input }: NewUser,
): Promise<User> => {
  const { access = "all" } = input;
  const at = now();
  const createdAt = at.toISOString();
  const passwordPrintedAt = isPasswordPrinted ? createdAt : null;
  const password = { passwordHash, isInitialPassword, passwordPrintedAt };
  const id = newId();
  return db
    .write(async (tx) => {
      await tx.insert(users).values({ id, ...toColumns(input), access, ...password, createdAt });
      const created = { action: "account.created", subject: accountSubject(id) } as const;
      await addEntry(tx, { ...created, after: { role: input.role }, by: product, at });
      return toUser(await findUser(tx, id));
    })
    .catch(refuseTakenEmail);
};

const selectUsers = ({ db }: Deps, where: SQL) => db.read.select().from(users).where(where);

const findAccount = async (deps: Deps, where: SQL) => {
  const [row] = await selectUsers(deps, where);
  return row && toAccount(row);
};

const getUser = async (deps: Deps, id: string): Promise<User> => {
  const account = await findAccount(deps, eq(users.id, id));
  if (!account) throw notFound("User");
  return account.user;
};

const listUsers = async (deps: Deps, query: UserListQuery) => {
  const read = (where: SQL, orderBy: SQL[]) => selectUsers(deps, where).orderBy(...orderBy);
  const { rows, info } = await readList(deps.db, { ...list, read }, query);
  return { users: rows.map(toUser), ...info };
};

/** The accounts. Every verb throws 404 for an id that does not exist. */
export const createUsersService = (deps: Deps) => {
  const { db, now, writeAccounts } = deps;
  return {
    create: (input: NewUser) => insertUser(deps, input),
    findByEmail: (email: string) => findAccount(deps, eq(users.emailKey, emailKey(email))),
    findById: (id: string) => findAccount(deps, eq(users.id, id)),
    get: (id: string) => getUser(deps, id),
    list: (query: UserListQuery) => listUsers(deps, query),
    update: (by: Actor, id: string, input: UserUpdate, session: EditingSession) =>
      updateUser(deps, by, id, input, session),
    updateProfile: (by: Actor, input: ProfileUpdate, session: EditingSession) =>
      updateProfile(deps, by, input, session),
    setBlocked: (by: Actor, id: string, blocked: boolean, adminId: string) =>
      setBlocked(deps, by, id, blocked, adminId),
    close: (by: Actor, id: string) => closeAccount(writeAccounts, by, id),
    sendConfirmation: (by: Actor, id: string, requester: User) =>
      sendConfirmation(writeAccounts, by, id, requester),
    cancelPendingEmail: (by: Actor, id: string) =>
      db.write((tx) => cancelPendingEmail(tx, by, id, now())),
    setPrintedPassword: (id: string, passwordHash: string) =>
      setPrintedPassword(writeAccounts, id, passwordHash),
    hasAdmin: async () => (await db.read.$count(users, eq(users.role, adminRole))) > 0,
    toUser,
  };
};
export type UsersService = ReturnType<typeof createUsersService>;
