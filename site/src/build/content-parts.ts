import type { Content } from "shared/content";
import type { TourService } from "shared/tour-services";
import { paginateGallery } from "../content/gallery.ts";
import { newestFirst } from "../content/newest-first.ts";
import { selectSlides } from "../content/slides.ts";
import type { MenuTour } from "../content/tour-services.ts";
import { siteLimits } from "../lib/limits.ts";
import { sharePictureAbout, sharePictureOf } from "../seo/share-picture.ts";
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
  var builderContent: { snapshot: Snapshot; note: (key: string) => void } | undefined;
}

const definePart = <Value>(name: string, of: Part<Value>["of"]): Part<Value> => ({ name, of });

/** Names a part among all that may be read. */
export const partKey = ({ name }: Part<unknown>, which: string) => `${name}:${which}`;

/** A site that reads its content in the browser is built from none. */
export const emptyContent: Content = { revision: 0, services: [], gallery: [], reviews: [] };

const menuTour = ({ _id, title, createdAt }: TourService): MenuTour => ({
  _id,
  title,
  createdAt,
});

/** The content of a revision as pages read it. */
export const createSnapshot = (content: Content, at: Date): Snapshot => {
  const services = newestFirst(content.services);
  const isShort = services.length <= siteLimits.menuInPage;
  return {
    revision: content.revision,
    services,
    gallery: newestFirst(content.gallery),
    reviews: newestFirst(content.reviews),
    menu: isShort ? services.map(menuTour) : "in-a-file",
    today: at.toISOString().slice(0, 10),
  };
};

export const menu = definePart("menu", (snapshot) => snapshot.menu);

/** The tours of the services menu, however many. */
export const wholeMenu = definePart("whole-menu", ({ services }) => services.map(menuTour));

export const services = definePart("services", (snapshot) => snapshot.services);

export const serviceIds = definePart("service-ids", ({ services }) =>
  services.map(({ _id }) => _id),
);

/** The tour with the id `which`. */
export const service = definePart("service", ({ services }, id) => {
  const found = services.find(({ _id }) => _id === id);
  if (!found) throw new Error(`There is no tour ${id} in this revision.`);
  return found;
});

export const slides = definePart("slides", ({ gallery, services }) =>
  selectSlides(gallery, services),
);

/** The slide that the page itself holds. */
export const firstSlide = definePart(
  "first-slide",
  ({ gallery, services }) => selectSlides(gallery, services)[0],
);

/** Page `which` of the gallery, from 1. */
export const galleryPage = definePart("gallery-page", ({ gallery }, page) =>
  paginateGallery(gallery, Number(page)),
);

export const galleryPageCount = definePart(
  "gallery-page-count",
  ({ gallery }) => paginateGallery(gallery, 1).pageCount,
);

export const reviews = definePart("reviews", (snapshot) => snapshot.reviews);

/** For sharing: the newest photo. */
export const newestPhoto = definePart("newest-photo", ({ gallery }) => sharePictureOf(gallery[0]));

/** For sharing: the first photo, or else tour, with the word `which` (a regular expression) in its title. */
export const pictureOn = definePart("picture-on", ({ gallery, services }, word) =>
  sharePictureAbout(new RegExp(`\\b${word}\\b`, "i"), [...gallery, ...services]),
);

export const publicPages = definePart("public-pages", publicPagesOf);

export const today = definePart("today", (snapshot) => snapshot.today);

export const year = definePart("year", (snapshot) => snapshot.today.slice(0, 4));

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
export const readPartByKey = (snapshot: Snapshot, key: string): unknown => {
  const [name = "", ...which] = key.split(":");
  const found = parts.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no part ${name}.`);
  return found.of(snapshot, which.join(":"));
};
