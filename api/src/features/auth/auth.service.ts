import type { LoginInput, SignupInput } from "shared/auth";
import { clientRole, type User } from "shared/users";
import { AppError, forbidden, invalidField } from "../../lib/errors.ts";
import type { UsersService } from "../users/users.service.ts";
import { toUser } from "../users/users.service.ts";
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
      const row = await users.findByEmail(email);
      const isRight = await isPassword(password, row?.passwordHash);
      if (!(row && isRight)) throw new AppError("unauthenticated", "Invalid email or password");
      if (row.blocked) throw forbidden("This account is blocked. Please contact us.");
      const token = await tokens.sign({ sub: row.id, version: row.tokenVersion });
      return { token, user: toUser(row) };
    },

    findUserByToken: async (token: string): Promise<User | undefined> => {
      const claims = await tokens.read(token);
      const row = claims && (await users.findById(claims.sub));
      return row && row.tokenVersion === claims.version && !row.blocked ? toUser(row) : undefined;
    },

    logOut: async (userId: string) => {
      await users.endTokens(userId);
    },

    /** Ends every other session; returns a token for this one. */
    signOutOthers: async (userId: string) =>
      tokens.sign({ sub: userId, version: await users.endTokens(userId) }),

    /** 400 when the current password is wrong; ends every other session. */
    changePassword: async (userId: string, currentPassword: string, newPassword: string) => {
      const row = await users.findById(userId);
      if (!(await isPassword(currentPassword, row?.passwordHash))) {
        throw invalidField("currentPassword", "The current password is not right.");
      }
      const version = await users.setPassword(userId, await hashPassword(newPassword));
      return tokens.sign({ sub: userId, version });
    },
  };
};
export type AuthService = ReturnType<typeof createAuthService>;
