import type { Content } from "shared/content/content";
import { sortPhotos } from "shared/content/gallery-order";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { localDay } from "shared/content/site-settings/local-day";
import { withoutPastDepartures } from "shared/content/tours/departures";
import { sortTours } from "shared/content/tours/tour-order";
import { computeOnce } from "../../lib/compute-once.ts";
import { siteLimits } from "../../lib/limits.ts";
import type { MenuTour } from "../tours/tour-services.ts";

/** All content of one revision: tours and reviews in the site's order, photos in the gallery's order. */
export type Snapshot = Content & {
  menu: MenuTour[] | "in-a-file";
  /** Browsers fetch the tours, photos and reviews. */
  isLive: boolean;
  /** The number of shown reviews that came by a link after a trip. */
  verifiedShown: number;
  /** The day of the build in the company's time zone (`2026-11-21`). */
  today: string;
};

declare global {
  /** Set by the builder, which renders many revisions in one process and records the parts that pages read. */
  var builderContent: { snapshot: Snapshot; onRead: (key: string) => void } | undefined;
}

/** The content of a live site that is built without an API. */
export const emptyContent: Content = {
  revision: 0,
  services: [],
  gallery: [],
  reviews: [],
  reviewsReceived: 0,
  team: [],
  questions: [],
  pages: [],
  settings: blankSettings,
  notices: [],
  fullDays: [],
  redirects: [],
  logo: null,
  retentionDays: null,
};

/** The content of a live site's build; browsers fetch the rest. */
const withoutLists = (content: Content): Content => ({
  ...content,
  services: [],
  gallery: [],
  reviews: [],
});

export const selectMenu = (services: Content["services"]): MenuTour[] =>
  services.map(({ _id, slug, title, createdAt, position, facts }) => ({
    _id,
    slug,
    title,
    createdAt,
    position,
    activity: facts.activities[0] ?? null,
  }));

export const createSnapshot = (all: Content, at: Date, isLive = false): Snapshot => {
  const content = isLive ? withoutLists(all) : all;
  const today = localDay(at, content.settings.hours.timeZone);
  // The record of a preview still has them.
  const services = sortTours(content.services).map((tour) => withoutPastDepartures(tour, today));
  const isShort = services.length <= siteLimits.menuInPage;
  return {
    revision: content.revision,
    services,
    gallery: sortPhotos(content.gallery),
    reviews: content.reviews,
    reviewsReceived: content.reviewsReceived,
    verifiedShown: all.reviews.filter(({ isVerified }) => isVerified).length,
    team: content.team,
    questions: content.questions,
    pages: content.pages,
    settings: content.settings,
    notices: content.notices,
    fullDays: content.fullDays,
    redirects: content.redirects,
    logo: content.logo,
    retentionDays: content.retentionDays,
    isLive,
    menu: isShort ? selectMenu(services) : "in-a-file",
    today,
  };
};

/** A build records the parts that each page reads, and renders the page again only when one has changed. */
export type Part<Value> = {
  name: string;
  select: (snapshot: Snapshot, argument: string) => Value;
};

/** Without an argument, `select` runs once per snapshot, because all pages read the same value. */
export const definePart = <Value>(name: string, select: Part<Value>["select"]): Part<Value> => {
  const selectShared = computeOnce((snapshot: Snapshot) => select(snapshot, ""));
  return {
    name,
    select: (snapshot, argument) =>
      argument === "" ? selectShared(snapshot) : select(snapshot, argument),
  };
};

export const partKey = ({ name }: Part<unknown>, argument: string) => `${name}:${argument}`;
