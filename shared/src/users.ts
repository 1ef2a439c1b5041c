import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "./paging.ts";
import { emailOf, lineOf, timestamp } from "./text.ts";

/** The role that opens the admin area; every other text grants nothing. */
export const adminRole = "admin";
/** The role of clients who sign up. */
export const clientRole = "user";

export const user = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  blocked: z.boolean(),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

export const userBody = z.object({ user });
export const userSaved = z.object({ message: z.string(), user });

/** Query of the list of accounts. */
export const userListQuery = listQuery.extend(sortedBy(["createdAt", "username", "email", "role"]));
export type UserListQuery = z.infer<typeof userListQuery>;

export const userList = pageInfo.extend({ users: z.array(user) });

/** What users may change of themselves. */
export const profileInput = z.object({ username: lineOf("Username"), email: emailOf() });

/** `asRead`: what its owner saw before; when that is no longer stored, nothing is changed. */
export const profileUpdate = profileInput.extend({
  asRead: user.pick({ username: true, email: true }).optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

/** What an admin may change of a user. */
export const userInput = profileInput.extend({ role: lineOf("Role") });
export type UserInput = z.infer<typeof userInput>;

/** `asRead`: what the admin saw before; when that is no longer stored, nothing is changed. */
export const userUpdate = userInput.extend({
  asRead: user.pick({ username: true, email: true, role: true }).optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

export const blockInput = z.object({ blocked: z.boolean("blocked must be true or false.") });
