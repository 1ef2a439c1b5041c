import {
  blockInput,
  profileUpdate,
  userBody,
  userList,
  userListQuery,
  userSaved,
  userUpdate,
} from "shared/users";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { validateJson, validateQuery } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { UsersService } from "./users.service.ts";

type Deps = { users: UsersService; guards: Guards };

export const usersRoutes = ({ users, guards }: Deps) =>
  factory
    .createApp()
    .get(
      "/ibirwa-clients/me",
      describe("The signed-in user", 200, userBody),
      guards.requireUser,
      (c) => c.json({ user: c.get("user") }, 200),
    )
    .put(
      "/ibirwa-clients/me",
      describe("Change the signed-in user's profile", 200, userSaved),
      guards.requireUser,
      validateJson(profileUpdate),
      async (c) => {
        const user = await users.updateProfile(c.get("user")._id, c.req.valid("json"));
        return c.json({ message: "Your profile is saved.", user }, 200);
      },
    )
    .get(
      "/ibirwa-clients/users",
      describe("All accounts", 200, userList),
      guards.requireAdmin,
      validateQuery(userListQuery),
      async (c) => c.json(await users.list(c.req.valid("query")), 200),
    )
    .get(
      "/ibirwa-clients/user/:id",
      describe("One account", 200, userBody),
      guards.requireAdmin,
      async (c) => c.json({ user: await users.get(c.req.param("id")) }, 200),
    )
    .put(
      "/ibirwa-clients/user/:id",
      describe("Change an account, its role included", 200, userSaved),
      guards.requireAdmin,
      validateJson(userUpdate),
      async (c) => {
        const user = await users.update(c.req.param("id"), c.req.valid("json"));
        return c.json({ message: "User updated successfully!", user }, 200);
      },
    )
    .patch(
      "/ibirwa-clients/user/:id/block",
      describe("Block or unblock an account", 200, userSaved),
      guards.requireAdmin,
      validateJson(blockInput),
      async (c) => {
        const { blocked } = c.req.valid("json");
        const user = await users.setBlocked(c.req.param("id"), blocked);
        return c.json({ message: blocked ? "User blocked." : "User unblocked.", user }, 200);
      },
    );
