import { adminRole } from "shared/accounts/users";
import { hashPassword } from "#accounts/auth/passwords.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import type { Print } from "#platform/print.ts";
import type { Services } from "../create-services.ts";
import { randomPassword } from "./random-password.ts";

type Deps = { services: Pick<Services, "users" | "passwordRules">; log: Log; print: Print };

/** Makes the first admin where there is none, and says a password that was made up, once. */
export const ensureAdmin = async (settings: Settings, { services, log, print }: Deps) => {
  const { users, passwordRules } = services;
  if (await users.hasAdmin()) return;
  const email = settings.ADMIN_EMAIL;
  const password = settings.ADMIN_PASSWORD ?? randomPassword();
  // A deployment that has long been set up must still start.
  const weakness = await passwordRules.describeWeakness(password, email);
  if (weakness) log.warn({ event: "admin_password.weak" }, `ADMIN_PASSWORD: ${weakness}`);
  const passwordHash = await hashPassword(password);
  await users.create({
    username: "Admin",
    email,
    role: adminRole,
    passwordHash,
    isInitialPassword: true,
    isPasswordPrinted: settings.ADMIN_PASSWORD === undefined,
  });
  print(settings.ADMIN_PASSWORD ? `Admin: ${email}` : `Admin: ${email}  password: ${password}`);
};
