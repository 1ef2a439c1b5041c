import { clearDemo, keepDemo, readFirstStart } from "shared/endpoints/first-start";
import { route } from "../../middleware/route.ts";
import type { FirstStartService } from "./first-start.service.ts";

export const firstStartRoutes = ({ firstStart }: { firstStart: FirstStartService }) => [
  route(readFirstStart, () => firstStart.read()),
  route(clearDemo, async ({ body }) => {
    await firstStart.clearDemo(body.revision);
    return { message: "The demo is gone. Start with your company." };
  }),
  route(keepDemo, async () => {
    await firstStart.keepDemo();
    return { message: "The content is your own now." };
  }),
];
