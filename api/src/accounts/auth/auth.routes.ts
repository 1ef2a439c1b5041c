import { signupSuccessful } from "shared/accounts/auth";
import { changePassword, reauthenticate, signUp } from "shared/accounts/auth.endpoints";
import {
  confirmPasswordReset,
  requestPasswordReset,
} from "shared/accounts/password-reset.endpoints";
import { requestReauthenticationPasskey } from "shared/accounts/second-factor.endpoints";
import { confirmEmail } from "shared/accounts/users.endpoints";
import { limitByAddress } from "#http/rate-limit.ts";
import { requireDiskSpace } from "#http/require-disk-space.ts";
import { route } from "#http/route.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { AuthCookies } from "./auth-cookies.ts";
import type { EmailConfirmationService } from "./email-confirmation.service.ts";
import type { PasswordReset } from "./password-reset/password-reset.service.ts";
import type { ReauthenticationService } from "./reauthentication.service.ts";
import type { SignUp } from "./sign-up.service.ts";

type Deps = {
  signUp: SignUp;
  emailConfirmation: EmailConfirmationService;
  passwordReset: PasswordReset;
  reauthentication: ReauthenticationService;
  mailServer: { readonly canSend: boolean };
  diskSpace: DiskSpaceMonitor;
  cookies: AuthCookies;
  now: () => Date;
};

const signUpRoutes = (deps: Deps) => {
  const { emailConfirmation, mailServer, diskSpace, now } = deps;
  const createLimit = () => limitByAddress({ limit: 20, seconds: 600 }, now);
  return [
    route(signUp, [createLimit(), requireDiskSpace(diskSpace)], async ({ c, by, body }) => {
      await deps.signUp(by, body, c.req.raw.signal);
      return { message: signupSuccessful, sendsMail: mailServer.canSend };
    }),
    route(confirmEmail, [createLimit()], async ({ c, by, body }) => {
      const { isSignedOut } = await emailConfirmation.confirm(by, body, c.req.raw.signal);
      const message = "Your email address is confirmed.";
      return { message: isSignedOut ? `${message} Please sign in.` : message };
    }),
  ];
};

const sent =
  "If there is an account with this email address, we've sent it a link. The link works for 30 minutes.";

const notSent =
  "This site can't send emails yet, so you can't reset your password here. Admins can run “pnpm admin:password” on the server; everyone else, please write to us.";

const passwordResetRoutes = ({ passwordReset, now }: Deps) => [
  route(
    requestPasswordReset,
    [limitByAddress({ limit: 10, seconds: 600 }, now)],
    ({ by, body: { email } }) => {
      const sendsMail = passwordReset.request(by, email);
      return { message: sendsMail ? sent : notSent, sendsMail };
    },
  ),
  route(
    confirmPasswordReset,
    [limitByAddress({ limit: 20, seconds: 600 }, now)],
    async ({ c, by, body }) => {
      await passwordReset.confirm(by, body, c.req.raw.signal);
      return { message: "Your new password is set. Please sign in with it." };
    },
  ),
];

/** One limit for all: each of them lets a signed-in caller try passwords or factors. */
const reauthenticationRoutes = ({ reauthentication, cookies, now }: Deps) => {
  const limit = limitByAddress({ limit: 20, seconds: 600 }, now);
  return [
    route(changePassword, [limit], async ({ c, by, session, body }) => {
      const caller = { by, session, signal: c.req.raw.signal };
      const { mark, ...access } = await reauthentication.changePassword(caller, body);
      cookies.device.write(c, mark);
      return { message: "Your password is changed.", token: cookies.writeAccess(c, access) };
    }),
    route(requestReauthenticationPasskey, [limit], ({ session }) =>
      reauthentication.requestPasskey(session),
    ),
    route(reauthenticate, [limit], async ({ c, by, user, session, body }) => {
      const caller = { by, session, signal: c.req.raw.signal };
      await reauthentication.reauthenticate(user, caller, body);
      return { message: "Confirmed." };
    }),
  ];
};

export const authRoutes = (deps: Deps) => [
  ...signUpRoutes(deps),
  ...passwordResetRoutes(deps),
  ...reauthenticationRoutes(deps),
];
