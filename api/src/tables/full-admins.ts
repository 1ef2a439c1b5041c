import { and, eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { users } from "./accounts.ts";

/** Admins who may sign in, whatever their access. */
export const whereAdmin = and(eq(users.role, adminRole), eq(users.blocked, false));

/** Admins who may sign in and use everything: the readers of the inbox and of notices about accounts. */
export const whereFullAdmin = and(whereAdmin, eq(users.access, "all"));
