import type { LoginInput, SignupInput } from "shared/auth";
import { clientRole, type User } from "shared/users";
import { AppError, forbidden, invalidField } from "../../lib/errors.ts";
import type { UsersService } from "../users/users.service.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Tokens } from "./tokens.ts";

export const createAuthService = ({ users, tokens }: { users: UsersService; tokens: Tokens }) => {
  return {
    signUp: async ({ email, username, password }: SignupInput): Promise<User> =>
      users.create({
        email,
        username,
        role: clientRole,
        passwordHash: await hashPassword(password),
      }),

    /** 401 for a wrong e-mail or password, told alike; 403 for a blocked user with the right one. */
    logIn: async ({ email, password }: LoginInput) => {
      const account = await users.findByEmail(email);
      const isRight = await isPassword(password, account?.passwordHash);
      if (!(account && isRight)) throw new AppError("unauthenticated", "Invalid email or password");
      const { user, tokenVersion } = account;
      if (user.blocked) throw forbidden("This account is blocked. Please contact us.");
      return { token: await tokens.sign({ sub: user._id, version: tokenVersion }), user };
    },

    findUserByToken: async (token: string): Promise<User | undefined> => {
      const claims = await tokens.read(token);
      if (!claims) return undefined;
      const account = await users.findById(claims.sub);
      const isEnded = account?.tokenVersion !== claims.version || account.user.blocked;
      return isEnded ? undefined : account.user;
    },

    logOut: async (userId: string) => {
      await users.endTokens(userId);
    },

    /** Ends every other session; returns a token for this one. */
    signOutOthers: async (userId: string) =>
      tokens.sign({ sub: userId, version: await users.endTokens(userId) }),

    /** 400 when the current password is wrong; ends every other session. */
    changePassword: async (userId: string, currentPassword: string, newPassword: string) => {
      const account = await users.findById(userId);
      if (!(await isPassword(currentPassword, account?.passwordHash))) {
        throw invalidField("currentPassword", "The current password is not right.");
      }
      const version = await users.setPassword(userId, await hashPassword(newPassword));
      return tokens.sign({ sub: userId, version });
    },
  };
};
export type AuthService = ReturnType<typeof createAuthService>;
