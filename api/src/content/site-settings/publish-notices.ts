import { listNoticeTimes } from "shared/content/notices";
import { buildReasons } from "shared/publishing/builds";
import { product } from "#platform/actor.ts";
import type { BuildsService } from "#publishing/builds/builds.service.ts";
import type { ContentService } from "../snapshot/content.service.ts";

type Deps = {
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  builds: Pick<BuildsService, "list" | "publish">;
};

/** Publishes the site when a notice begins or ends: its pages hold the notices of the moment at which they were made. */
export const createNoticePublisher = ({ now, content, builds }: Deps) => {
  /** Until this moment (ms), nothing is left to publish. */
  let checkedUntil = 0;
  return async () => {
    const at = now().getTime();
    const { notices } = await content.readSettings();
    const due = listNoticeTimes(notices.list).filter((time) => checkedUntil < time && time <= at);
    const [newest] = due.length > 0 ? (await builds.list()).builds : [];
    // An owner who rolled back wants to keep that release.
    const isStale =
      newest?.releaseOf === null && due.some((time) => Date.parse(newest.requestedAt) < time);
    if (isStale) await builds.publish(product, buildReasons.notices);
    checkedUntil = at;
    return { published: isStale ? 1 : 0 };
  };
};
