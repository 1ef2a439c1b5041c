import { etag } from "hono/etag";
import {
  changeFeed,
  makeFeed,
  readAgenda,
  readAgendaFeed,
  readOwnFeed,
  removeFeed,
} from "shared/inbox/agenda/agenda.endpoints";
import { limitByAddress } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import type { AgendaService } from "./agenda.service.ts";
import type { AgendaFeedService } from "./agenda-feed.service.ts";

/** Many calendars may share one network address. */
const feedLimit = { limit: 60, seconds: 600 };

const feedHeaders = {
  "Content-Type": "text/calendar; charset=utf-8",
  "Content-Disposition": 'inline; filename="trips.ics"',
  "Cache-Control": "private, no-cache",
  "X-Robots-Tag": "noindex, nofollow",
};

type Deps = { agenda: AgendaService; agendaFeed: AgendaFeedService; now: () => Date };

export const agendaRoutes = ({ agenda, agendaFeed, now }: Deps) => [
  route(readAgenda, ({ query }) => agenda.read(query)),
  route(readAgendaFeed, [limitByAddress(feedLimit, now), etag()], async ({ c, params }) =>
    c.body(await agendaFeed.readCalendar(params.file), 200, feedHeaders),
  ),
  route(readOwnFeed, async ({ user }) => ({ feed: await agendaFeed.find(user._id) })),
  route(makeFeed, async ({ by, user, body }) => ({
    message: "Link created. Copy it now; it won't be shown again.",
    ...(await agendaFeed.make(by, user, body)),
  })),
  route(changeFeed, async ({ by, user, body }) => ({
    message: "Saved.",
    feed: await agendaFeed.change(by, user._id, body),
  })),
  route(removeFeed, async ({ by, user }) => {
    await agendaFeed.remove(by, user._id);
    return { message: "The link no longer works.", feed: null };
  }),
];
