import { signupSuccessful } from "shared/auth";
import { changePassword, logIn, logOut, signOutOthers, signUp } from "shared/endpoints/auth";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { AuthService } from "./auth.service.ts";
import { createDeviceCookie, type DeviceCookie } from "./sign-in/device-cookie.ts";

type Deps = {
  auth: AuthService;
  diskSpace: DiskSpaceMonitor;
  publicUrl: string;
  now: () => Date;
};

const logInRoute = ({ auth }: Deps, cookie: DeviceCookie) =>
  route(logIn, async ({ c, body }) => {
    const { token, user, mark } = await auth.logIn(body, {
      address: c.get("address"),
      device: await auth.readDevice(cookie.read(c)),
      signal: c.req.raw.signal,
    });
    cookie.write(c, mark);
    return { message: "Signed in.", token, user };
  });

const changePasswordRoute = ({ auth, now }: Deps, cookie: DeviceCookie) =>
  route(
    changePassword,
    [limitByAddress({ limit: 20, seconds: 600 }, now)],
    async ({ c, user, body }) => {
      const { token, mark } = await auth.changePassword(user._id, body, c.req.raw.signal);
      cookie.write(c, mark);
      return { message: "Your password is changed.", token };
    },
  );

export const authRoutes = (deps: Deps) => {
  const { auth, diskSpace, publicUrl, now } = deps;
  const cookie = createDeviceCookie(publicUrl);
  return [
    route(
      signUp,
      [limitByAddress({ limit: 20, seconds: 600 }, now), requireDiskSpace(diskSpace)],
      async ({ c, body }) => {
        await auth.signUp(body, c.req.raw.signal);
        return { message: signupSuccessful };
      },
    ),
    logInRoute(deps, cookie),
    route(logOut, async ({ user }) => {
      await auth.logOut(user._id);
      return { message: "Signed out." };
    }),
    route(signOutOthers, async ({ user }) => ({
      message: "You are signed out everywhere else.",
      token: await auth.signOutOthers(user._id),
    })),
    changePasswordRoute(deps, cookie),
  ];
};
