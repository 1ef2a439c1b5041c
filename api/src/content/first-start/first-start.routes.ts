import { clearDemo, keepDemo, readFirstStart } from "shared/content/first-start.endpoints";
import { route } from "#http/route.ts";
import type { FirstStartService } from "./first-start.service.ts";

export const firstStartRoutes = ({ firstStart }: { firstStart: FirstStartService }) => [
  route(readFirstStart, () => firstStart.read()),
  route(clearDemo, async ({ by, body }) => {
    await firstStart.clearDemo(by, body.revision);
    return { message: "The demo is removed. Start with your company." };
  }),
  route(keepDemo, async ({ by }) => {
    await firstStart.keepDemo(by);
    return { message: "The content is now your own." };
  }),
];
