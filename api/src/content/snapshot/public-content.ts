import type { Content } from "shared/content/content";
import type { PageBlock } from "shared/content/pages/page-blocks";
import { writtenPagePath } from "shared/paths";

/** Removes hidden tours, pages, reviews and team members from the content. */
export const toPublicContent = (all: Content): Content => {
  const shown = all.services.filter(({ isShown }) => isShown);
  const ids = new Set(shown.map(({ _id }) => _id));
  const team = all.team.filter(({ isShown }) => isShown);
  const people = new Set(team.map(({ _id }) => _id));
  const pages = all.pages.filter(({ isShown }) => isShown);
  const tours = new Set([...ids, ...pages.map(({ slug }) => writtenPagePath(slug))]);
  const isPublic = (block: PageBlock) => block.type !== "tour" || ids.has(block.tour);
  return {
    ...all,
    team,
    notices: all.notices.filter(({ tour }) => tour === null || tours.has(tour)),
    services: shown.map((tour) => {
      const related = tour.facts.related.filter((id) => tours.has(id));
      const guides = tour.facts.guides.filter((id) => people.has(id));
      return { ...tour, facts: { ...tour.facts, related, guides } };
    }),
    gallery: all.gallery.map((photo) => ({
      ...photo,
      tour: photo.tour !== null && ids.has(photo.tour) ? photo.tour : null,
    })),
    pages: pages.map((page) => ({ ...page, blocks: page.blocks.filter(isPublic) })),
    reviews: all.reviews
      .filter(({ isShown }) => isShown)
      .map((review) => ({
        ...review,
        tour: review.tour !== null && tours.has(review.tour) ? review.tour : null,
      })),
  };
};
