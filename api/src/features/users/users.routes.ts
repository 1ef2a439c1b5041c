import {
  blockUser,
  listUsers,
  readProfile,
  readUser,
  updateProfile,
  updateUser,
} from "shared/endpoints/users";
import { route } from "../../middleware/route.ts";
import type { UsersService } from "./users.service.ts";

export const usersRoutes = ({ users }: { users: UsersService }) => [
  route(readProfile, ({ user }) => ({ user })),
  route(updateProfile, async ({ user, body }) => ({
    message: "Your profile is saved.",
    user: await users.updateProfile(user._id, body),
  })),
  route(listUsers, ({ query }) => users.list(query)),
  route(readUser, async ({ params }) => ({ user: await users.get(params.id) })),
  route(updateUser, async ({ params, body, user }) => ({
    message: "User updated successfully!",
    user: await users.update(params.id, body, user._id),
  })),
  route(blockUser, async ({ params, body: { blocked }, user }) => ({
    message: blocked ? "User blocked." : "User unblocked.",
    user: await users.setBlocked(params.id, blocked, user._id),
  })),
];
