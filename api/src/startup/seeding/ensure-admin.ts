import { adminRole } from "shared/users";
import type { Settings } from "../../env/env.ts";
import { hashPassword } from "../../features/auth/passwords.ts";
import type { UsersService } from "../../features/users/users.service.ts";
import type { Print } from "../../lib/print.ts";
import { randomPassword } from "./random-password.ts";

/** Makes the first admin where there is none, and says a password that was made up, once. */
export const ensureAdmin = async (users: UsersService, settings: Settings, print: Print) => {
  if (await users.hasAdmin()) return;
  const email = settings.ADMIN_EMAIL;
  const password = settings.ADMIN_PASSWORD ?? randomPassword();
  const passwordHash = await hashPassword(password);
  await users.create({
    username: "Admin",
    email,
    role: adminRole,
    passwordHash,
    isInitialPassword: true,
  });
  print(settings.ADMIN_PASSWORD ? `Admin: ${email}` : `Admin: ${email}  password: ${password}`);
};
