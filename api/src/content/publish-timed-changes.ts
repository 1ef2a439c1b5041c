import { listNoticeTimes } from "shared/content/notices";
import { endOfLocalDay } from "shared/content/site-settings/local-day";
import { buildReasons } from "shared/publishing/builds";
import type { Database } from "#platform/db/client.ts";
import { findNewestBuild } from "#publishing/builds/build-requests.ts";
import type { WriteContent } from "#publishing/content-writer.ts";
import type { ContentService } from "./snapshot/content.service.ts";

/** A moment (ms) from which visitors see something else without an edit. */
type TimedChange = { at: number; reason: string };

type Source = () => Promise<TimedChange[]>;

type ReadSettings = Pick<ContentService, "readSettings">;

export const listNoticeChanges =
  ({ readSettings }: ReadSettings): Source =>
  async () => {
    const { notices } = await readSettings();
    return listNoticeTimes(notices.list).map((at) => ({ at, reason: buildReasons.notices }));
  };

/** The site doesn't mention an expired licence. */
export const listLicenceChanges =
  ({ readSettings }: ReadSettings): Source =>
  async () => {
    const { company, hours } = await readSettings();
    if (company.licenceUntil === null) return [];
    const at = endOfLocalDay(company.licenceUntil, hours.timeZone);
    return [{ at, reason: buildReasons.licenceExpired }];
  };

/** A departure leaves its tour's page when its day is over. */
export const listDepartureChanges =
  ({ current, readSettings }: Pick<ContentService, "current" | "readSettings">): Source =>
  async () => {
    const [{ allServices }, { hours }] = await Promise.all([current(), readSettings()]);
    const departures = allServices.flatMap(({ isShown, facts }) =>
      isShown ? facts.departures : [],
    );
    return [...new Set(departures.map(({ date }) => date))].map((date) => ({
      at: endOfLocalDay(date, hours.timeZone),
      reason: buildReasons.departures,
    }));
  };

type Deps = { db: Database; now: () => Date; writeContent: WriteContent; sources: Source[] };

/** Publishes the site after a timed change: its pages hold the content of the moment at which they were built. */
export const createTimedPublisher =
  ({ db, now, writeContent, sources }: Deps) =>
  async () => {
    const changes = (await Promise.all(sources.map((list) => list()))).flat();
    const past = changes.filter(({ at }) => at <= now().getTime());
    const [latest] = past.toSorted((a, b) => b.at - a.at);
    const newest = await findNewestBuild(db.read);
    // An owner who rolled back wants to keep that release.
    if (!latest || !newest || newest.releaseOf !== null) return { published: 0 };
    if (Date.parse(newest.requestedAt) >= latest.at) return { published: 0 };
    // Raising the revision lets every process read the content again.
    await writeContent(latest.reason, async () => undefined);
    return { published: 1 };
  };
