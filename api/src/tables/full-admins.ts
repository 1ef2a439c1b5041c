import { and, eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { users } from "./accounts.ts";

/** Admins who may sign in and use everything: the readers of the inbox and of notices about accounts. */
export const whereFullAdmin = and(
  eq(users.role, adminRole),
  eq(users.access, "all"),
  eq(users.blocked, false),
);
