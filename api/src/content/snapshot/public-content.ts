import type { Content } from "shared/content/content";
import type { PageBlock } from "shared/content/pages/page-blocks";
import { withoutPastDepartures } from "shared/content/tours/departures";
import { writtenPagePath } from "shared/paths";

/**
 * Removes hidden tours, pages, reviews and team members, past departures and past full days from the content. `today` is
 * a day of the company's calendar.
 */
export const toPublicContent = (all: Content, today: string): Content => {
  const shown = all.services.filter(({ isShown }) => isShown);
  const ids = new Set(shown.map(({ _id }) => _id));
  const team = all.team.filter(({ isShown }) => isShown);
  const people = new Set(team.map(({ _id }) => _id));
  const pages = all.pages.filter(({ isShown }) => isShown);
  const titles = new Map([
    ...shown.map(({ _id, title }) => [_id, title] as const),
    ...pages.map((page) => [writtenPagePath(page), page.topic] as const),
  ]);
  const isPublic = (block: PageBlock) => block.type !== "tour" || ids.has(block.tour);
  return {
    ...all,
    team,
    notices: all.notices.filter(({ tour }) => tour === null || titles.has(tour)),
    fullDays: all.fullDays.flatMap((period) => {
      if (period.to < today) return [];
      if (period.tour === null) return period;
      const title = titles.get(period.tour);
      return title ? { ...period, tour: title } : [];
    }),
    services: shown.map((tour) => {
      const related = tour.facts.related.filter((id) => titles.has(id));
      const guides = tour.facts.guides.filter((id) => people.has(id));
      return withoutPastDepartures({ ...tour, facts: { ...tour.facts, related, guides } }, today);
    }),
    gallery: all.gallery.map((photo) => ({
      ...photo,
      tour: photo.tour !== null && ids.has(photo.tour) ? photo.tour : null,
    })),
    pages: pages.map(({ story, ...page }) => ({
      ...page,
      blocks: page.blocks.filter(isPublic),
      story: story && { ...story, tours: story.tours.filter((id) => titles.has(id)) },
    })),
    reviews: all.reviews
      .filter(({ isShown }) => isShown)
      .map((review) => ({
        ...review,
        tour: review.tour !== null && titles.has(review.tour) ? review.tour : null,
      })),
  };
};
