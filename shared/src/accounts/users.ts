import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "../http/paging.ts";
import { emailAddress, singleLineText, timestamp } from "../text/text.ts";

/** The role that opens the admin area; every other text grants nothing. */
export const adminRole = "admin";
export const clientRole = "user";

export const user = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  blocked: z.boolean(),
  /** Whether somebody has shown that they read mail at `email`. */
  emailConfirmed: z.boolean(),
  /** The e-mail asked for: it counts once it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** The product printed the password, so others may have seen it. */
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

export const userBody = z.object({ user });
export const userSaved = z.object({ message: z.string(), user });

export const userListQuery = listQuery.extend(sortedBy(["createdAt", "username", "email", "role"]));
export type UserListQuery = z.infer<typeof userListQuery>;

export const userList = pageInfo.extend({ users: z.array(user) });

export const profileInput = z.object({
  username: singleLineText("Username"),
  email: emailAddress(),
});

/** `asRead`: what was seen before; 409 when that is no longer stored. */
export const profileUpdate = profileInput.extend({
  asRead: user.pick({ username: true, email: true }).optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

export const userInput = profileInput.extend({ role: singleLineText("Role") });
export type UserInput = z.infer<typeof userInput>;

export const userUpdate = userInput.extend({
  asRead: user.pick({ username: true, email: true, role: true }).optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

export const blockInput = z.object({ blocked: z.boolean("blocked must be true or false.") });
