import { readRecentAnswerTimes, readStats } from "shared/endpoints/stats";
import { route } from "../../middleware/route.ts";
import type { StatsService } from "./stats.service.ts";

export const statsRoutes = ({ stats }: { stats: StatsService }) => [
  route(readStats, () => stats.read()),
  route(readRecentAnswerTimes, () => stats.readRecentAnswerTimes()),
];
