import type { Context } from "hono";
import {
  addPasskey,
  confirmTotp,
  makeRecoveryCodes,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startTotp,
} from "shared/accounts/second-factor.endpoints";
import { limitByAddress } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import type { AuthCookies } from "../auth-cookies.ts";
import type { Access } from "../sessions/sessions.service.ts";
import type { SecondFactorService } from "./second-factor.service.ts";

type Deps = { secondFactor: SecondFactorService; cookies: AuthCookies; now: () => Date };
type Changed = Access & { recoveryCodes: string[] | null };

export const secondFactorRoutes = ({ secondFactor, cookies, now }: Deps) => {
  const limit = [limitByAddress({ limit: 60, seconds: 600 }, now)];
  const changed = (c: Context, { recoveryCodes, ...access }: Changed, message: string) => ({
    message,
    token: cookies.writeAccess(c, access),
    recoveryCodes,
  });
  return [
    route(readSecondFactor, ({ user }) => secondFactor.read(user._id)),
    route(startTotp, limit, ({ user }) => secondFactor.startTotp(user)),
    route(confirmTotp, limit, async ({ c, body, ...owner }) =>
      changed(
        c,
        await secondFactor.confirmTotp(owner, body.code),
        "Your authenticator app is set up.",
      ),
    ),
    route(removeTotp, async ({ c, ...asker }) =>
      changed(c, await secondFactor.removeTotp(asker), "The authenticator app is removed."),
    ),
    route(startPasskey, limit, (owner) => secondFactor.startPasskey(owner)),
    route(addPasskey, limit, async ({ c, body, ...owner }) =>
      changed(c, await secondFactor.addPasskey(owner, body), "The passkey is added."),
    ),
    route(renamePasskey, async ({ params, body, ...asker }) => {
      await secondFactor.renamePasskey(asker, params.id, body.name);
      return { message: "The passkey is renamed." };
    }),
    route(removePasskey, async ({ c, params, ...asker }) =>
      changed(c, await secondFactor.removePasskey(asker, params.id), "The passkey is removed."),
    ),
    route(makeRecoveryCodes, limit, async ({ c, ...owner }) =>
      changed(c, await secondFactor.makeRecoveryCodes(owner), "New recovery codes created."),
    ),
  ];
};
