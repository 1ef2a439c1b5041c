import { isExpired } from "shared/content/placeholders";
import { localDay } from "shared/content/site-settings/local-day";
import { buildReasons } from "shared/publishing/builds";
import { product } from "#platform/actor.ts";
import type { BuildsService } from "#publishing/builds/builds.service.ts";
import type { ContentService } from "../snapshot/content.service.ts";

type Deps = {
  now: () => Date;
  content: ContentService;
  builds: Pick<BuildsService, "list" | "publish">;
};

/** Publishes the site once the company's licence has expired: pages built earlier still show it. */
export const createLicenceExpiry =
  ({ now, content, builds }: Deps) =>
  async () => {
    const { company, hours } = await content.readSettings();
    const [newest] = (await builds.list()).builds;
    // An owner who rolled back wants to keep that release.
    if (!newest || newest.releaseOf !== null) return { published: 0 };
    if (!isExpired(company, localDay(now(), hours.timeZone))) return { published: 0 };
    // The build on the day after the licence's last one already hides it.
    const builtOn = localDay(new Date(newest.requestedAt), hours.timeZone);
    if (isExpired(company, builtOn)) return { published: 0 };
    await builds.publish(product, buildReasons.licenceExpired);
    return { published: 1 };
  };
