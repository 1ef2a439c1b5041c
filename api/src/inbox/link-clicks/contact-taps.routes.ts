import { recordTap } from "shared/inbox/reports/contact-taps.endpoints";
import { route } from "#http/route.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { ContactTapsService } from "./contact-taps.service.ts";

const seconds = 600;
const mostOfAddress = 30;
/** Limit for all visitors together: anybody can post taps, and the database must not grow by them. */
const mostOfAll = 600;

type Deps = { contactTaps: ContactTapsService; now: () => Date };

/** Nobody waits for the answer to a tap: what is beyond the limits is passed over in silence. */
export const contactTapsRoutes = ({ contactTaps, now }: Deps) => {
  const limiter = createRateLimiter({ seconds, now });
  const total = createRateLimiter({ seconds, now });
  return [
    route(recordTap, async ({ c, body }) => {
      const isTaken =
        limiter.take(c.get("address"), mostOfAddress) === 0 && total.take("all", mostOfAll) === 0;
      if (isTaken) await contactTaps.record(body);
      return undefined;
    }),
  ];
};
