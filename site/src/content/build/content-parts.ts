import { computeOnce } from "../../lib/compute-once.ts";
import { siteLimits } from "../../lib/limits.ts";
import { proofLine } from "../company-facts.ts";
import { toComparedTour } from "../comparison/compared-tour.ts";
import { findById } from "../find-by-id.ts";
import { listGroups, selectByGroup } from "../finding/tour-groups.ts";
import { countPages, linkTours, selectPage, toGalleryFile, toGalleryPage } from "../gallery.ts";
import { listPageTours, listTours } from "../pages/list-tours.ts";
import { listPublicPages } from "../pages/public-pages.ts";
import { selectSlides } from "../select-slides.ts";
import { toSharePicture } from "../share-picture.ts";
import { spokenLines as listSpokenLines } from "../spoken-lines.ts";
import { relatedTours } from "../tours/related-tours.ts";
import { toCard } from "../tours/tour-card.ts";
import { definePart, type Snapshot, selectMenu } from "./content-snapshot.ts";

export const menu = definePart("menu", (snapshot) => snapshot.menu);

/** Links to the tours of pages, which follow the menu of the API's tours. */
export const menuPages = definePart("menu-pages", (snapshot) =>
  listPageTours(snapshot).map(({ title, path }) => ({ title, path })),
);

export const wholeMenu = definePart("whole-menu", ({ services }) => selectMenu(services));

export const services = definePart("services", (snapshot) => snapshot.services);

export const cards = definePart("cards", (snapshot) => listTours(snapshot).map(toCard));

/** The cards of tours that the API's list of services lacks. */
export const pageTours = definePart("page-tours", (snapshot) =>
  listPageTours(snapshot).map(toCard),
);

export const homeTours = definePart("home-tours", (snapshot) => {
  const services = snapshot.services.slice(0, siteLimits.toursOnHome);
  return {
    tours: listTours({ ...snapshot, services }).map(toCard),
    total: listTours(snapshot).length,
  };
});

export const serviceSlugs = definePart("service-slugs", ({ services }) =>
  services.map(({ slug }) => slug),
);

/** Each page looks up its tour: searching the list would take n² steps for n tours. */
const findBySlug = computeOnce(
  (services: Snapshot["services"]) => new Map(services.map((tour) => [tour.slug, tour])),
);

export const service = definePart("service", ({ services }, slug) => {
  const tour = findBySlug(services).get(slug);
  if (!tour) throw new Error(`There is no tour ${slug} in this revision.`);
  return tour;
});

export const fullDays = definePart("full-days", ({ fullDays }) => fullDays);

/** Tours related to the tour `which`. */
export const related = definePart("related", (snapshot, id) => {
  const tours = listTours(snapshot);
  const tour = findById(tours, id);
  return tour ? relatedTours(tour, tours).map(toCard) : [];
});

export const tourGroups = definePart("tour-groups", (snapshot) => listGroups(listTours(snapshot)));

const findGroup = (snapshot: Snapshot, slug: string) => {
  const tours = listTours(snapshot);
  const group = listGroups(tours).find((candidate) => candidate.slug === slug);
  if (!group) throw new Error(`There is no group of tours ${slug} in this revision.`);
  return { ...group, tours: selectByGroup(tours, slug) };
};

/** The group with this slug, and the cards of its tours. */
export const tourGroup = definePart("tour-group", (snapshot, slug) => {
  const { tours, ...group } = findGroup(snapshot, slug);
  return { ...group, tours: tours.map(toCard) };
});

/** The group with this slug, and its tours as they are compared. */
export const comparedGroup = definePart("compared-group", (snapshot, slug) => {
  const { tours, ...group } = findGroup(snapshot, slug);
  return { ...group, tours: tours.map(toComparedTour) };
});

export const comparedTours = definePart("compared-tours", (snapshot) =>
  listTours(snapshot).map(toComparedTour),
);

export const slides = definePart("slides", ({ gallery, services, settings }) =>
  selectSlides(gallery, services, settings.home.slides, settings.home.slideTexts),
);

export const firstSlide = definePart(
  "first-slide",
  ({ gallery, services, settings }) =>
    selectSlides(gallery, services, settings.home.slides, settings.home.slideTexts)[0],
);

/** Page `which` of the gallery, from 1. */
export const galleryPage = definePart("gallery-page", ({ gallery, services: tours }, page) =>
  toGalleryPage(linkTours(selectPage(gallery, Number(page)), tours), gallery.length),
);

export const galleryPageCount = definePart("gallery-page-count", ({ gallery }) =>
  countPages(gallery.length),
);

export const galleryFile = definePart("gallery-file", ({ gallery, services: tours }) =>
  toGalleryFile(linkTours(gallery, tours)),
);

export const reviews = definePart("reviews", (snapshot) => snapshot.reviews);

/** Reviews that came by a link after a trip, and how many of them the site shows. */
export const reviewCounts = definePart(
  "review-counts",
  ({ reviewsReceived: received, verifiedShown: shown }) => ({ received, shown }),
);

export const reviewedTours = definePart("reviewed-tours", (snapshot) => {
  const ids = new Set(snapshot.reviews.map(({ tour }) => tour));
  return Object.fromEntries(
    listTours(snapshot)
      .filter(({ _id }) => ids.has(_id))
      .map(({ _id, title, path }) => [_id, { title, path }]),
  );
});

/** Reviews of the tour `which`. */
export const tourReviews = definePart("tour-reviews", ({ reviews: all }, id) =>
  all.filter(({ tour }) => tour === id),
);

export const team = definePart("team", (snapshot) => snapshot.team);

/** A tour has the ids of its guides, a page their names. */
const findGuides = ({ services: tours, pages, team: people }: Snapshot, id: string) => {
  const tour = findById(tours, id) ?? listPageTours({ pages }).find(({ _id }) => _id === id);
  return (tour?.facts.guides ?? []).flatMap(
    (guide) => people.find(({ _id, name }) => _id === guide || name === guide) ?? [],
  );
};

/** Guides of the tour `which`. */
export const guides = definePart("guides", findGuides);

/** The person beside the inquiry form: the first guide of the tour `which`, or else of the whole team. */
export const host = definePart(
  "host",
  (snapshot, id) => findGuides(snapshot, id)[0] ?? snapshot.team[0],
);

export const spokenLines = definePart(
  "spoken-lines",
  ({ team: people, services: tours, settings }) =>
    listSpokenLines([...people, ...tours.map(({ facts }) => facts)], settings.texts),
);

/** The line of proof below the headline; empty without facts. */
export const proof = definePart("proof", ({ settings, reviews: all, today: day }) =>
  proofLine(settings.company, all, day),
);

export const sharedQuestions = definePart("shared-questions", ({ questions }) => questions);

export const newestPhoto = definePart("newest-photo", ({ gallery }) => toSharePicture(gallery[0]));

/** Empty before the site opens. */
export const publicPages = definePart("public-pages", (snapshot) =>
  snapshot.settings.opening.isOpen ? listPublicPages(snapshot) : [],
);

export const today = definePart("today", (snapshot) => snapshot.today);

export const year = definePart("year", (snapshot) => snapshot.today.slice(0, 4));
