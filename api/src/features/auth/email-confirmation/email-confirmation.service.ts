import type { EmailConfirmation } from "shared/email-confirmation";
import type { Actor } from "../../../audit/actor.ts";
import { invalidField } from "../../../lib/errors.ts";
import type { UsersService } from "../../users/users.service.ts";
import type { PasswordRules } from "../password-rules.ts";
import { hashPassword, isPassword } from "../passwords.ts";

type Deps = { users: UsersService; passwordRules: PasswordRules };

/** Confirms an email address with the account's password or a new one; anybody can sign up with any address. */
export const createEmailConfirmationService = ({ users, passwordRules }: Deps) => ({
  /** 400 for a link that works no more, a wrong password, or a new one that is easily guessed. */
  confirm: async (
    by: Actor,
    { token, password = "", newPassword }: EmailConfirmation,
    signal?: AbortSignal,
  ) => {
    const { email, passwordHash } = await users.readEmailLink(token);
    if (newPassword !== undefined) {
      await passwordRules.refuseWeak("newPassword", newPassword, email);
      const hash = await hashPassword(newPassword, { signal });
      return users.confirmEmail(by, token, { hash, isNew: true });
    }
    if (!(await isPassword(password, passwordHash, { signal })))
      throw invalidField(
        "password",
        "This is not the password of this sign-up. Try again, or set a new one.",
      );
    return users.confirmEmail(by, token, { hash: passwordHash, isNew: false });
  },
});
export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;
