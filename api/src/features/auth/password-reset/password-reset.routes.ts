import { confirmPasswordReset, requestPasswordReset } from "shared/endpoints/password-reset";
import { limitByAddress } from "../../../middleware/rate-limit.ts";
import { route } from "../../../middleware/route.ts";
import type { PasswordReset } from "./password-reset.service.ts";

type Deps = { passwordReset: PasswordReset; now: () => Date };

const sent =
  "If there is an account with this e-mail address, a mail with a link is on its way. The link works for 30 minutes.";

const notSent =
  "This site cannot send mails yet, so there is no way to set a new password here. An admin gets one with “pnpm admin:password” on the server; everybody else writes to us.";

export const passwordResetRoutes = ({ passwordReset, now }: Deps) => [
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
