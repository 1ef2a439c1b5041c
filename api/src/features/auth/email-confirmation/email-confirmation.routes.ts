import { confirmEmail } from "shared/endpoints/users";
import { limitByAddress } from "../../../middleware/rate-limit.ts";
import { route } from "../../../middleware/route.ts";
import type { EmailConfirmationService } from "./email-confirmation.service.ts";

type Deps = { emailConfirmation: EmailConfirmationService; now: () => Date };

export const emailConfirmationRoutes = ({ emailConfirmation, now }: Deps) => [
  route(
    confirmEmail,
    [limitByAddress({ limit: 20, seconds: 600 }, now)],
    async ({ c, by, body }) => {
      const { isSignedOut } = await emailConfirmation.confirm(by, body, c.req.raw.signal);
      const message = "Your email address is confirmed.";
      return { message: isSignedOut ? `${message} Please sign in.` : message };
    },
  ),
];
