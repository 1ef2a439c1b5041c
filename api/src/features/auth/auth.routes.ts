import {
  loginInput,
  passwordInput,
  session,
  signupInput,
  signupSuccessful,
  tokenRenewed,
} from "shared/auth";
import { messageBody } from "shared/errors";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { createRateLimiter } from "../../lib/rate-limiter.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { limitByAddress, takeOrRefuse } from "../../middleware/rate-limit.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { validateJson } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { AuthService } from "./auth.service.ts";

type Deps = { auth: AuthService; guards: Guards; diskSpace: DiskSpaceMonitor; now: () => Date };

const quarterHour = 15 * 60;

export const authRoutes = ({ auth, guards, diskSpace, now }: Deps) => {
  const loginsPerAccount = createRateLimiter({ limit: 10, seconds: quarterHour }, now);
  return factory
    .createApp()
    .post(
      "/ibirwa-clients/signup",
      describe("Create an account", 201, messageBody),
      limitByAddress({ limit: 20, seconds: 600 }, now),
      requireDiskSpace(diskSpace),
      validateJson(signupInput),
      async (c) => {
        await auth.signUp(c.req.valid("json"));
        return c.json({ message: signupSuccessful }, 201);
      },
    )
    .post(
      "/ibirwa-clients/login",
      describe("Sign in", 200, session),
      limitByAddress({ limit: 50, seconds: quarterHour }, now),
      validateJson(loginInput),
      async (c) => {
        const input = c.req.valid("json");
        takeOrRefuse(loginsPerAccount, input.email.toLowerCase());
        return c.json({ message: "Signed in.", ...(await auth.logIn(input)) }, 200);
      },
    )
    .post(
      "/ibirwa-clients/logout",
      describe("End all sessions of the signed-in user", 200, messageBody),
      guards.requireUser,
      async (c) => {
        await auth.logOut(c.get("user")._id);
        return c.json({ message: "Signed out." }, 200);
      },
    )
    .post(
      "/ibirwa-clients/me/sign-out-others",
      describe("End every other session", 200, tokenRenewed),
      guards.requireUser,
      async (c) => {
        const token = await auth.signOutOthers(c.get("user")._id);
        return c.json({ message: "All other sessions are signed out.", token }, 200);
      },
    )
    .post(
      "/ibirwa-clients/me/password",
      describe("Change the password and end every other session", 200, tokenRenewed),
      guards.requireUser,
      limitByAddress({ limit: 20, seconds: 600 }, now),
      validateJson(passwordInput),
      async (c) => {
        const { currentPassword, newPassword } = c.req.valid("json");
        const token = await auth.changePassword(c.get("user")._id, currentPassword, newPassword);
        return c.json({ message: "Your password is changed.", token }, 200);
      },
    );
};
