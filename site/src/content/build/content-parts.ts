import { siteLimits } from "../../lib/limits.ts";
import { countPages, linkTours, paginateGallery, toGalleryFile } from "../gallery.ts";
import { listPublicPages } from "../pages/public-pages.ts";
import { selectSlides } from "../select-slides.ts";
import { toSharePicture } from "../share-picture.ts";
import { listActivities, selectByActivity } from "../tours/activities.ts";
import { relatedTours } from "../tours/related-tours.ts";
import { toCard } from "../tours/tour-card.ts";
import { definePart, selectMenu } from "./content-snapshot.ts";

export const menu = definePart("menu", (snapshot) => snapshot.menu);

export const wholeMenu = definePart("whole-menu", ({ services }) => selectMenu(services));

export const services = definePart("services", (snapshot) => snapshot.services);

export const cards = definePart("cards", ({ services }) => services.map(toCard));

export const homeTours = definePart("home-tours", ({ services }) => ({
  tours: services.slice(0, siteLimits.toursOnHome).map(toCard),
  total: services.length,
}));

export const serviceIds = definePart("service-ids", ({ services }) =>
  services.map(({ _id }) => _id),
);

export const service = definePart("service", ({ services }, id) => {
  const tour = services.find(({ _id }) => _id === id);
  if (!tour) throw new Error(`There is no tour ${id} in this revision.`);
  return tour;
});

/** Tours related to the tour `which`. */
export const related = definePart("related", ({ services }, id) => {
  const tour = services.find(({ _id }) => _id === id);
  return tour ? relatedTours(tour, services).map(toCard) : [];
});

export const activities = definePart("activities", ({ services }) => listActivities(services));

/** The activity with this slug, and its tours. */
export const activity = definePart("activity", ({ services }, slug) => {
  const match = listActivities(services).find((candidate) => candidate.slug === slug);
  if (!match) throw new Error(`There is no activity ${slug} in this revision.`);
  return { ...match, tours: selectByActivity(services, slug).map(toCard) };
});

export const slides = definePart("slides", ({ gallery, services, settings }) =>
  selectSlides(gallery, services, settings.home.slides),
);

export const firstSlide = definePart(
  "first-slide",
  ({ gallery, services, settings }) => selectSlides(gallery, services, settings.home.slides)[0],
);

/** Page `which` of the gallery, from 1. */
export const galleryPage = definePart("gallery-page", ({ gallery, services: tours }, page) =>
  paginateGallery(linkTours(gallery, tours), Number(page)),
);

export const galleryPageCount = definePart("gallery-page-count", ({ gallery }) =>
  countPages(gallery.length),
);

export const galleryFile = definePart("gallery-file", ({ gallery, services: tours }) =>
  toGalleryFile(linkTours(gallery, tours)),
);

export const reviews = definePart("reviews", (snapshot) => snapshot.reviews);

export const reviewedTours = definePart("reviewed-tours", ({ reviews: all, services: tours }) => {
  const ids = new Set(all.map(({ tour }) => tour));
  return Object.fromEntries(
    tours.filter(({ _id }) => ids.has(_id)).map(({ _id, title }) => [_id, title]),
  );
});

export const sharedQuestions = definePart("shared-questions", ({ questions }) => questions);

export const newestPhoto = definePart("newest-photo", ({ gallery }) => toSharePicture(gallery[0]));

/** Empty before the site opens. */
export const publicPages = definePart("public-pages", (snapshot) =>
  snapshot.settings.opening.isOpen ? listPublicPages(snapshot) : [],
);

export const today = definePart("today", (snapshot) => snapshot.today);

export const year = definePart("year", (snapshot) => snapshot.today.slice(0, 4));
