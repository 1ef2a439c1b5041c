import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "../http/paging.ts";
import { emailAddress, singleLineText, timestamp } from "../text/text.ts";

/** The role for the admin area; any other text grants nothing. */
export const adminRole = "admin";
export const clientRole = "user";

/** The part of the admin area that an admin may use; `content` leaves out guests, money, accounts and settings. */
export const userAccess = z.enum(["all", "content"], "access must be all or content.");
export type UserAccess = z.infer<typeof userAccess>;

/** True for an admin who may use everything. */
export const isFullAdmin = ({ role, access }: { role: string; access: UserAccess }) =>
  role === adminRole && access === "all";

export const user = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  access: userAccess,
  blocked: z.boolean(),
  /** True once the account's user has proved that they receive mail at `email`. */
  emailConfirmed: z.boolean(),
  pendingEmail: z.string().nullable(),
  /** The product printed the password at setup, so others may have seen it. */
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

/** `asRead` holds the values that the form showed; the API answers 409 if they have changed since. */
export const profileUpdate = profileInput.extend({
  asRead: user.pick({ username: true, email: true }).optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

/** Without `access`, the account keeps its access. */
export const userInput = profileInput.extend({
  role: singleLineText("Role"),
  access: userAccess.optional(),
});
export type UserInput = z.infer<typeof userInput>;

export const userUpdate = userInput.extend({
  asRead: user
    .pick({ username: true, email: true, role: true })
    .extend({ access: userAccess.optional() })
    .optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

export const blockInput = z.object({ blocked: z.boolean("blocked must be true or false.") });
