import { paths } from "../../lib/paths.ts";
import { findById } from "../find-by-id.ts";
import { listTours } from "../pages/list-tours.ts";
import { presentedTour } from "../pages/presented-tour.ts";
import { toCard } from "../tours/tour-card.ts";
import type { Snapshot } from "./content-snapshot.ts";
import { definePart } from "./content-snapshot.ts";
import { leadsSomewhere } from "./site-addresses.ts";

/** Leaves out stories. */
export const pageSlugs = definePart("page-slugs", ({ pages }) =>
  pages.filter(({ story }) => !story).map(({ slug }) => slug),
);

/** The page or story with this slug. */
export const page = definePart("page", ({ pages }, slug) => {
  const match = pages.find((candidate) => candidate.slug === slug);
  if (!match) throw new Error(`There is no page ${slug} in this revision.`);
  return match;
});

/** True if the link `which` leads to an existing page. */
export const isReachable = definePart("is-reachable", leadsSomewhere);

/** The terms that guests should know before they ask for a tour. */
export const bookingTerms = definePart("booking-terms", (snapshot) => ({
  note: snapshot.settings.texts.bookingNote,
  termsPath: leadsSomewhere(snapshot, paths.terms) ? paths.terms : null,
}));

/** The card of the tour `which`; `undefined` if it is hidden. */
export const card = definePart("card", (snapshot, id) => {
  const tour = findById(listTours(snapshot), id);
  return tour && toCard(tour);
});

export const retentionDays = definePart("retention-days", (snapshot) => snapshot.retentionDays);

/** The home page's MTB tour; `undefined` if the owner has no such page. */
export const mtbTour = definePart("mtb-tour", ({ pages }) => {
  const tourPage = pages.find(({ slug }) => `/${slug}` === paths.mtbTour);
  if (!tourPage) return undefined;
  const { title, description, duration, fromPrice, profile } = presentedTour(tourPage);
  return { title, description, duration, fromPrice, profile };
});

const reachable = (snapshot: Snapshot, links: Snapshot["settings"]["navigation"]["menu"]) =>
  links.filter(({ link }) => leadsSomewhere(snapshot, link));

export const menuLinks = definePart("menu-links", (snapshot) =>
  reachable(snapshot, snapshot.settings.navigation.menu),
);

export const footerLinks = definePart("footer-links", (snapshot) =>
  reachable(snapshot, snapshot.settings.navigation.footer),
);
