import { describeGuessablePassword } from "shared/password-rules";
import { invalidField } from "../../lib/errors.ts";

/** 400 with `field` for what is no new password. */
export const samePassword = (field: string) =>
  invalidField(field, "This is the password that the account has already: choose another one.");

/** Some 49,000 that were used most in leaks; 18,000 of them are long enough to be chosen. */
const readCommonPasswords = async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};
let commonPasswords: ReturnType<typeof readCommonPasswords> | undefined;

type Deps = { readCompanyName: () => Promise<string> };

/** What new passwords must not be, their length apart. */
export const createPasswordRules = ({ readCompanyName }: Deps) => {
  /** As a sentence; `undefined` for a password that is good enough. */
  const describeWeakness = async (password: string, email: string) => {
    commonPasswords ??= readCommonPasswords();
    if ((await commonPasswords).has(password.toLowerCase()))
      return "This is one of the passwords that are tried first: choose one that nobody else would.";
    return describeGuessablePassword(password, { email, companyName: await readCompanyName() });
  };
  return {
    describeWeakness,

    /** 400 with `field` for a password that is easily guessed. */
    refuseWeak: async (field: string, password: string, email: string) => {
      const weakness = await describeWeakness(password, email);
      if (weakness) throw invalidField(field, weakness);
    },
  };
};
export type PasswordRules = ReturnType<typeof createPasswordRules>;
