import { buildReasons } from "shared/publishing/builds";
import {
  listBuilds,
  publish,
  readBuild,
  reportBuild,
  rollBackBuild,
} from "shared/publishing/builds.endpoints";
import { route } from "#http/route.ts";
import type { BuildsService } from "./builds.service.ts";

export const buildsRoutes = ({ builds }: { builds: BuildsService }) => [
  route(listBuilds, () => builds.list()),
  route(publish, async ({ by }) => ({ build: await builds.publish(by, buildReasons.publishNow) })),
  route(reportBuild, async ({ c, body }) => {
    await builds.receive(body, (name) => c.req.header(name));
    return undefined;
  }),
  route(readBuild, async ({ params }) => ({ build: await builds.get(params.id) })),
  route(rollBackBuild, async ({ by, params }) => ({ build: await builds.rollBack(by, params.id) })),
];
