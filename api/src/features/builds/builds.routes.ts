import { buildBody, buildList, ownReasons } from "shared/builds";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { readText } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { BuildsService } from "./builds.service.ts";

type Deps = { builds: BuildsService; guards: Guards };

export const buildsRoutes = ({ builds, guards }: Deps) =>
  factory
    .createApp()
    .get(
      "/builds",
      describe("Publishing: the last requests and what is live", 200, buildList),
      guards.requireAdmin,
      async (c) => c.json(await builds.list(), 200),
    )
    .post(
      "/builds",
      describe("Publish now, or try again", 202, buildBody),
      guards.requireAdmin,
      async (c) => c.json({ build: await builds.publish(ownReasons.publishNow) }, 202),
    )
    .post(
      "/builds/callback",
      describe("Report of the builder, signed as a Standard Webhook", 204),
      readText(),
      async (c) => {
        await builds.receive(await c.req.text(), (name) => c.req.header(name));
        return c.body(null, 204);
      },
    )
    .get(
      "/builds/:id",
      describe("One request to publish", 200, buildBody),
      guards.requireAdmin,
      async (c) => c.json({ build: await builds.get(c.req.param("id")) }, 200),
    )
    .post(
      "/builds/:id/rollback",
      describe("Make a kept release live again", 202, buildBody),
      guards.requireAdmin,
      async (c) => c.json({ build: await builds.rollBack(c.req.param("id")) }, 202),
    );
