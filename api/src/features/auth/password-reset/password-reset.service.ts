import PQueue from "p-queue";
import type { PasswordResetInput } from "shared/password-reset";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Actor } from "../../../audit/actor.ts";
import { unavailable } from "../../../lib/errors.ts";
import type { Log } from "../../../lib/log.ts";
import type { UsersService } from "../../users/users.service.ts";
import { type PasswordRules, samePassword } from "../password-rules.ts";
import { hashPassword, isPassword } from "../passwords.ts";

const mostWaiting = 1_000;

type Deps = {
  users: UsersService;
  mailServer: { readonly canSend: boolean };
  passwordRules: PasswordRules;
  log: Log;
};

/** A new password for whoever reads the mail of an account. */
export const createPasswordReset = ({ users, mailServer, passwordRules, log }: Deps) => {
  const queue = new PQueue({ concurrency: 1 });

  const mailOrLog = async (by: Actor, email: string) => {
    try {
      await users.mailPasswordLink(by, email);
    } catch (error) {
      const fields = { event: "password_reset.not_mailed", err: redactValues(error) };
      log.error(fields, "A link for a new password was not mailed.");
    }
  };

  return {
    /** Whether a mail goes out if there is such an account: nobody waits for that, so the time tells nothing. */
    request: (by: Actor, email: string): boolean => {
      if (!mailServer.canSend) return false;
      if (queue.size >= mostWaiting) throw unavailable();
      void queue.add(() => mailOrLog(by, email));
      return true;
    },

    /** 400 for a link that works no more, or a password that is easily guessed or the old one. */
    confirm: async (by: Actor, { token, password }: PasswordResetInput, signal?: AbortSignal) => {
      const { email, passwordHash } = await users.readPasswordLink(token);
      await passwordRules.refuseWeak("password", password, email);
      if (await isPassword(password, passwordHash, { signal })) throw samePassword("password");
      await users.usePasswordLink(by, token, await hashPassword(password, { signal }));
    },

    /** Resolves when everything that was asked for is mailed. */
    settled: () => queue.onIdle(),
  };
};
export type PasswordReset = ReturnType<typeof createPasswordReset>;
