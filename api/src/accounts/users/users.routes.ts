import type { Context } from "hono";
import type { User } from "shared/accounts/users";
import {
  blockUser,
  cancelMyPendingEmail,
  cancelPendingEmail,
  closeAccount,
  listUsers,
  readProfile,
  readUser,
  sendConfirmation,
  sendMyConfirmation,
  updateProfile,
  updateUser,
} from "shared/accounts/users.endpoints";
import { limitByAddress } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import { isConfirmed } from "./email-change.ts";
import type { UsersService } from "./users.service.ts";

type Deps = {
  users: UsersService;
  cookies: { session: { clear: (c: Context) => void } };
  now: () => Date;
};

const describeSent = (user: User) => ({
  message: isConfirmed(user)
    ? "This email address is already confirmed."
    : "We've sent the link again.",
  user,
});
const cancelled = "The email address stays the same.";

/** Limits the mails that one address may request, to any recipient. */
const mailLimit = { limit: 10, seconds: 3_600 };

const emailRoutes = ({ users, now }: Omit<Deps, "cookies">) => [
  route(sendMyConfirmation, [limitByAddress(mailLimit, now)], async ({ by, user }) =>
    describeSent(await users.sendConfirmation(by, user._id, user)),
  ),
  route(cancelMyPendingEmail, async ({ by, user }) => ({
    message: cancelled,
    user: await users.cancelPendingEmail(by, user._id),
  })),
  route(sendConfirmation, [limitByAddress(mailLimit, now)], async ({ by, params, user }) =>
    describeSent(await users.sendConfirmation(by, params.id, user)),
  ),
  route(cancelPendingEmail, async ({ by, params }) => ({
    message: cancelled,
    user: await users.cancelPendingEmail(by, params.id),
  })),
];

export const usersRoutes = ({ users, cookies, now }: Deps) => [
  ...emailRoutes({ users, now }),
  route(readProfile, ({ user }) => ({ user })),
  route(updateProfile, async ({ by, session, body }) => ({
    message: "Your profile is saved.",
    user: await users.updateProfile(by, body, session),
  })),
  route(closeAccount, async ({ c, by, user }) => {
    await users.close(by, user._id);
    cookies.session.clear(c);
    return { message: "Your account is closed." };
  }),
  route(listUsers, ({ query }) => users.list(query)),
  route(readUser, async ({ params }) => ({ user: await users.get(params.id) })),
  route(updateUser, async ({ by, params, body, session }) => ({
    message: "User updated successfully!",
    user: await users.update(by, params.id, body, session),
  })),
  route(blockUser, async ({ by, params, body: { blocked }, user }) => ({
    message: blocked ? "User blocked." : "User unblocked.",
    user: await users.setBlocked(by, params.id, blocked, user._id),
  })),
];
