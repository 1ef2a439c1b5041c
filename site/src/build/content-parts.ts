import type { Content } from "shared/content";
import type { TourService } from "shared/tour-services";
import { galleryPageOf } from "../content/gallery.ts";
import { newestFirst } from "../content/newest-first.ts";
import { selectSlides } from "../content/slides.ts";
import type { MenuTour } from "../content/tour-services.ts";
import { siteLimits } from "../lib/limits.ts";
import { sharePictureOf, sharePictureOn } from "../seo/share-picture.ts";
import { publicPagesOf } from "../seo/sitemap.ts";

/** All content of one revision, newest first. */
export type Snapshot = Content & {
  /** The tours of the services menu that stands on every page. */
  menu: MenuTour[] | "in-a-file";
  /** The day (UTC, `2026-11-21`) on which it is built. */
  today: string;
};

/**
 * What a page shows of the content. A build remembers which parts each page has read: a page is
 * made again only when one of them has changed. `which` chooses among parts of a kind.
 */
export type Part<Value> = { name: string; of: (snapshot: Snapshot, which: string) => Value };

declare global {
  /** Set by the builder, which renders many revisions in one process and notes what is read. */
  var contentOfBuild: { snapshot: Snapshot; note: (key: string) => void } | undefined;
}

const part = <Value>(name: string, of: Part<Value>["of"]): Part<Value> => ({ name, of });

/** Names a part among all that may be read. */
export const keyOf = ({ name }: Part<unknown>, which: string) => `${name}:${which}`;

/** A site that reads its content in the browser is built from none. */
export const noContent: Content = { revision: 0, services: [], gallery: [], reviews: [] };

const menuTourOf = ({ _id, title, createdAt }: TourService): MenuTour => ({
  _id,
  title,
  createdAt,
});

/** The content of a revision as pages read it. */
export const snapshotOf = (content: Content, at: Date): Snapshot => {
  const services = newestFirst(content.services);
  const isShort = services.length <= siteLimits.menuInPage;
  return {
    revision: content.revision,
    services,
    gallery: newestFirst(content.gallery),
    reviews: newestFirst(content.reviews),
    menu: isShort ? services.map(menuTourOf) : "in-a-file",
    today: at.toISOString().slice(0, 10),
  };
};

export const menu = part("menu", (snapshot) => snapshot.menu);

/** The tours of the services menu, however many. */
export const wholeMenu = part("whole-menu", ({ services }) => services.map(menuTourOf));

export const services = part("services", (snapshot) => snapshot.services);

export const serviceIds = part("service-ids", ({ services }) => services.map(({ _id }) => _id));

/** The tour with the id `which`. */
export const service = part("service", ({ services }, id) => {
  const found = services.find(({ _id }) => _id === id);
  if (!found) throw new Error(`There is no tour ${id} in this revision.`);
  return found;
});

export const slides = part("slides", ({ gallery, services }) => selectSlides(gallery, services));

/** The slide that the page itself holds. */
export const firstSlide = part(
  "first-slide",
  ({ gallery, services }) => selectSlides(gallery, services)[0],
);

/** Page `which` of the gallery, from 1. */
export const galleryPage = part("gallery-page", ({ gallery }, page) =>
  galleryPageOf(gallery, Number(page)),
);

export const galleryPageCount = part(
  "gallery-page-count",
  ({ gallery }) => galleryPageOf(gallery, 1).pageCount,
);

export const reviews = part("reviews", (snapshot) => snapshot.reviews);

/** For sharing: the newest photo. */
export const newestPhoto = part("newest-photo", ({ gallery }) => sharePictureOf(gallery[0]));

/** For sharing: the first photo, or else tour, with the word `which` (a regular expression) in its title. */
export const pictureOn = part("picture-on", ({ gallery, services }, word) =>
  sharePictureOn(new RegExp(`\\b${word}\\b`, "i"), [...gallery, ...services]),
);

export const publicPages = part("public-pages", publicPagesOf);

export const today = part("today", (snapshot) => snapshot.today);

export const year = part("year", (snapshot) => snapshot.today.slice(0, 4));

const parts = [
  menu,
  wholeMenu,
  services,
  serviceIds,
  service,
  slides,
  firstSlide,
  galleryPage,
  galleryPageCount,
  reviews,
  newestPhoto,
  pictureOn,
  publicPages,
  today,
  year,
];

/** The part with this key; throws when the revision has none. */
export const readByKey = (snapshot: Snapshot, key: string): unknown => {
  const [name = "", ...which] = key.split(":");
  const found = parts.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no part ${name}.`);
  return found.of(snapshot, which.join(":"));
};
