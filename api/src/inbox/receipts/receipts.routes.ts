import { previewReceipt, sendTestReceipt } from "shared/inbox/receipts/receipts.endpoints";
import { enforceRateLimit } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { ReceiptsService } from "./receipts.service.ts";

type Deps = { receipts: ReceiptsService; now: () => Date };

export const receiptsRoutes = ({ receipts, now }: Deps) => {
  const testLimiter = createRateLimiter({ seconds: 60, now });
  return [
    route(previewReceipt, ({ body }) => receipts.preview(body)),
    route(sendTestReceipt, async ({ body, user }) => {
      enforceRateLimit(testLimiter, user._id, 5);
      await receipts.sendTest(body, user.email);
      return { message: `A test email is on its way to ${user.email}.` };
    }),
  ];
};
