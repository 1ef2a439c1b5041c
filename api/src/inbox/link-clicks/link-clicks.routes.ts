import { recordLinkClick } from "shared/inbox/reports/link-clicks.endpoints";
import { route } from "#http/route.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { LinkClicksService } from "./link-clicks.service.ts";

const seconds = 600;
const mostOfAddress = 30;
/** Limit for all visitors together: anybody can post clicks, and the database must not grow by them. */
const mostOfAll = 600;

type Deps = { linkClicks: LinkClicksService; now: () => Date };

/** Drops clicks above the limits without an error: the browser does not wait for an answer. */
export const linkClicksRoutes = ({ linkClicks, now }: Deps) => {
  const limiter = createRateLimiter({ seconds, now });
  const total = createRateLimiter({ seconds, now });
  return [
    route(recordLinkClick, async ({ c, body }) => {
      const isTaken =
        limiter.take(c.get("address"), mostOfAddress) === 0 && total.take("all", mostOfAll) === 0;
      if (isTaken) await linkClicks.record(body);
      return undefined;
    }),
  ];
};
