import {
  createGuideLink,
  endGuideLink,
  readDaySheet,
  saveTripPlan,
} from "shared/inbox/trips/day-sheets.endpoints";
import { route } from "#http/route.ts";
import type { DaySheetsService } from "./day-sheets.service.ts";

type Deps = { daySheets: DaySheetsService };

export const daySheetsRoutes = ({ daySheets }: Deps) => [
  route(readDaySheet, ({ query }) => daySheets.read(query)),
  route(saveTripPlan, async ({ by, params, body }) => {
    await daySheets.savePlan(by, params.id, body);
    return { message: "Plan saved." };
  }),
  route(createGuideLink, async ({ by, body }) => ({
    message: "Link created.",
    link: await daySheets.createLink(by, body),
  })),
  route(endGuideLink, async ({ by, params }) => {
    await daySheets.endLink(by, params.id);
    return { message: "The link no longer works." };
  }),
];
