import { signupSuccessful } from "shared/auth";
import { changePassword, logIn, logOut, signOutOthers, signUp } from "shared/endpoints/auth";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { createRateLimiter } from "../../lib/rate-limiter.ts";
import { enforceRateLimit, limitByAddress } from "../../middleware/rate-limit.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { AuthService } from "./auth.service.ts";

type Deps = { auth: AuthService; diskSpace: DiskSpaceMonitor; now: () => Date };

const quarterHour = 15 * 60;

export const authRoutes = ({ auth, diskSpace, now }: Deps) => {
  const loginsPerAccount = createRateLimiter({ limit: 10, seconds: quarterHour }, now);
  return [
    route(
      signUp,
      [limitByAddress({ limit: 20, seconds: 600 }, now), requireDiskSpace(diskSpace)],
      async ({ body }) => {
        await auth.signUp(body);
        return { message: signupSuccessful };
      },
    ),
    route(logIn, [limitByAddress({ limit: 50, seconds: quarterHour }, now)], async ({ body }) => {
      enforceRateLimit(loginsPerAccount, body.email.toLowerCase());
      return { message: "Signed in.", ...(await auth.logIn(body)) };
    }),
    route(logOut, async ({ user }) => {
      await auth.logOut(user._id);
      return { message: "Signed out." };
    }),
    route(signOutOthers, async ({ user }) => ({
      message: "All other sessions are signed out.",
      token: await auth.signOutOthers(user._id),
    })),
    route(
      changePassword,
      [limitByAddress({ limit: 20, seconds: 600 }, now)],
      async ({ user, body: { currentPassword, newPassword } }) => ({
        message: "Your password is changed.",
        token: await auth.changePassword(user._id, currentPassword, newPassword),
      }),
    ),
  ];
};
