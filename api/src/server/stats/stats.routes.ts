import { readRecentAnswerTimes, readStats } from "shared/inbox/reports/stats.endpoints";
import { route } from "#http/route.ts";
import type { StatsService } from "./stats.service.ts";

export const statsRoutes = ({ stats }: { stats: StatsService }) => [
  route(readStats, () => stats.read()),
  route(readRecentAnswerTimes, () => stats.readRecentAnswerTimes()),
];
