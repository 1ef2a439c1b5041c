import { clearDemo, readFirstStart } from "shared/endpoints/first-start";
import { route } from "../../middleware/route.ts";
import type { FirstStartService } from "./first-start.service.ts";

export const firstStartRoutes = ({ firstStart }: { firstStart: FirstStartService }) => [
  route(readFirstStart, () => firstStart.read()),
  route(clearDemo, async () => {
    await firstStart.clearDemo();
    return { message: "The demo is gone. Start with your company." };
  }),
];
