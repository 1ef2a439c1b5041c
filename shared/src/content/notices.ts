import { z } from "zod";
import { limits } from "../limits.ts";
import { webLink } from "../text/links.ts";
import { optionalSingleLineText, optionalText, singleLineText, timestamp } from "../text/text.ts";

const moment = (label: string) => z.iso.datetime({ error: `${label} must be a day and a time.` });

const noticeLink = optionalText(
  "Link",
  webLink("Link").refine(
    (link) => !/^http:/i.test(link),
    "Link must be an https:// address or a path on this site (/…).",
  ),
);

/** `site` is every page of the site, `tour` the page of one tour, `admin` every screen of the admin. */
export const noticePlace = z.enum(["site", "tour", "admin"], "Choose where the notice shows.");

/** A line above pages, from `startsAt` until `endsAt`. */
export const notice = z
  .object({
    id: z.uuid("id must be a UUID."),
    text: singleLineText("Text", limits.notice),
    link: noticeLink,
    linkLabel: optionalSingleLineText("Link text"),
    place: noticePlace,
    /** A tour's id, or the path of a page that presents one. */
    tour: optionalText("Tour", singleLineText("Tour")),
    startsAt: moment("Start"),
    endsAt: moment("End"),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
    path: ["endsAt"],
    error: "The end must be after the start.",
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ place, tour }) => place !== "tour" || tour !== null, {
    path: ["tour"],
    error: "Choose a tour.",
    when: ({ issues }) => issues.length === 0,
  });
export type Notice = z.infer<typeof notice>;

const isSamePlace = (a: Notice, b: Notice) =>
  a.place === b.place && (a.place !== "tour" || a.tour === b.tour);

const overlaps = (a: Notice, b: Notice) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);

/** A place shows one notice at a time. */
export const noticeList = z
  .array(notice, "Notices must be a list.")
  .max(limits.listItems, `Notices can have up to ${limits.listItems} entries.`)
  .check(({ value, issues }) => {
    for (const [index, later] of value.entries())
      if (value.slice(0, index).some((each) => isSamePlace(each, later) && overlaps(each, later)))
        issues.push({
          code: "custom",
          input: later.startsAt,
          path: [index, "startsAt"],
          message: "Another notice shows there at this time.",
        });
  });

export const isActive = ({ startsAt, endsAt }: Notice, now: number) =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

/** A notice that visitors see now; `tour` is `null` for one on every page. */
export const publicNotice = z.object({
  id: z.string(),
  text: z.string(),
  link: z.object({ label: z.string(), link: z.string() }).nullable(),
  tour: z.string().nullable(),
  endsAt: timestamp,
});
type PublicNotice = z.infer<typeof publicNotice>;

export const getNoticeLink = ({ link, linkLabel }: Pick<Notice, "link" | "linkLabel">) =>
  link === null ? null : { label: linkLabel ?? "Find out more", link };

/** The notices that visitors see at a moment (ms). */
export const toPublicNotices = (notices: Notice[], now: number): PublicNotice[] =>
  notices
    .filter((each) => each.place !== "admin" && isActive(each, now))
    .map((each) => ({
      id: each.id,
      text: each.text,
      link: getNoticeLink(each),
      tour: each.place === "tour" ? each.tour : null,
      endsAt: each.endsAt,
    }));

/** The moments (ms) at which the site begins or ceases to show a notice. */
export const listNoticeTimes = (notices: Notice[]) =>
  notices
    .filter(({ place }) => place !== "admin")
    .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);

/** Key in `localStorage` for a notice that was closed on this device. */
export const closedNoticeKey = (id: string) => `notice:${id}`;
