import { randomBytes } from "node:crypto";
import { adminRole } from "shared/users";
import type { Settings } from "../env.ts";
import { hashPassword } from "../features/auth/passwords.ts";
import type { UsersService } from "../features/users/users.service.ts";

/** An account that was just made; the password is known only now. */
export type FirstAdmin = { email: string; password: string };

/** Makes the first admin where there is none; `undefined` where there is one. */
export const ensureAdmin = async (
  users: UsersService,
  settings: Settings,
): Promise<FirstAdmin | undefined> => {
  if (await users.hasAdmin()) return undefined;
  const email = settings.ADMIN_EMAIL;
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  await users.create({ username: "Admin", email, role: adminRole, passwordHash });
  return { email, password };
};
