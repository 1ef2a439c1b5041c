import { readDigestChoice, saveDigestChoice } from "shared/inbox/notifications/digests.endpoints";
import { route } from "#http/route.ts";
import type { DigestsService } from "./digests.service.ts";

export const digestsRoutes = ({ digests }: { digests: DigestsService }) => [
  route(readDigestChoice, ({ user }) => digests.read(user._id)),
  route(saveDigestChoice, ({ by, user, body }) => digests.save(by, user._id, body)),
];
