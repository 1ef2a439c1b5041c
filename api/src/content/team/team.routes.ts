import {
  createTeamMember,
  deleteTeamMember,
  listTeam,
  orderTeam,
  updateTeamMember,
} from "shared/content/team.endpoints";
import type { IsAskedByAdmin } from "#http/authenticate.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import type { TeamService } from "./team.service.ts";

type Deps = {
  team: TeamService;
  content: ContentService;
  isAskedByAdmin: IsAskedByAdmin;
};

export const teamRoutes = ({ team, content, isAskedByAdmin }: Deps) => [
  route(listTeam, async ({ c }) => {
    const snapshot = await content.current();
    if (!(await isAskedByAdmin(c, listTeam))) return sendJson(c, snapshot.team);
    c.header("Cache-Control", "no-store");
    return { team: snapshot.allTeam };
  }),
  route(createTeamMember, async ({ c, by, body }) => {
    const keyed = await readIdempotencyKey(c, body);
    return { message: "Team member added.", member: await team.create(by, body, keyed) };
  }),
  // Before the route with an id, which would match `order`.
  route(orderTeam, async ({ by, body }) => {
    await team.order(by, body.ids);
    return { message: "Order saved." };
  }),
  route(updateTeamMember, async ({ by, params, body }) => ({
    message: "Team member saved.",
    member: await team.update(by, params.id, body),
  })),
  route(deleteTeamMember, async ({ by, params }) => {
    const { trashId } = await team.remove(by, params.id);
    return { message: "Team member deleted.", trashId };
  }),
];
