import { listPagePictures } from "shared/content/pages/pages";
import { siteSettings as settingsShape } from "shared/content/site-settings/site-settings";
import { descriptionText } from "shared/content/tours/tour-description";
import { noFacts, tourFacts } from "shared/content/tours/tour-facts";
import { limits } from "shared/limits";
import { pageRow } from "#content/first-start/page-row.ts";
import { newId } from "#platform/db/new-id.ts";
import type {
  galleryItems,
  pagePictures,
  reviews,
  siteSettings,
  teamMembers,
  tourPhotos,
  tourServices,
} from "#tables/content.ts";
import { demoGallery } from "../../../../demo/gallery.ts";
import { demoPages } from "../../../../demo/pages/demo-pages.ts";
import { demoReviews } from "../../../../demo/reviews.ts";
import { demoContact, demoSettings } from "../../../../demo/site-settings.ts";
import { demoTeam } from "../../../../demo/team.ts";
import demoTours from "../../../../demo/tours.json" with { type: "json" };

/** A minute apart, ending at `now`: the first of the content is the newest. */
const createTimes = (now: Date) => {
  let minutes = 0;
  return () => {
    minutes += 1;
    return new Date(now.getTime() - minutes * 60_000).toISOString();
  };
};

type DemoTour = (typeof demoTours)[number];

const listGuides = (tour: string) =>
  demoTeam.filter(({ leads }) => leads.includes(tour)).map(({ id }) => id);

const tourRow = (
  { photos, facts, descriptionText: document, ...texts }: DemoTour,
  createdAt: string,
): typeof tourServices.$inferInsert => ({
  ...texts,
  descriptionText: document ? descriptionText.parse(document) : null,
  facts: tourFacts.parse({ ...noFacts, ...facts, guides: listGuides(texts.id) }),
  ...demoContact,
  createdAt,
  updatedAt: createdAt,
});

const photoRows = ({ id, photos }: DemoTour): (typeof tourPhotos.$inferInsert)[] =>
  photos.map(({ picture, caption, alt }, position) => ({
    tourId: id,
    position,
    pictureId: picture,
    caption,
    alt,
  }));

const settingsRows = (slides: string[]): (typeof siteSettings.$inferInsert)[] => {
  const settings = { ...demoSettings, home: { ...demoSettings.home, slides } };
  return settingsShape.keyof().options.map((section) => ({ section, value: settings[section] }));
};

/** The demo's tours, photos, reviews, team, pages and settings; names of pictures are their ids. */
export const createDemoRows = (now: Date) => {
  const nextTime = createTimes(now);
  const tours = demoTours.map((tour) => tourRow(tour, nextTime()));
  const gallery = demoGallery.map(({ picture, ...texts }): typeof galleryItems.$inferInsert => {
    const createdAt = nextTime();
    return { id: newId(), ...texts, pictureId: picture, createdAt, updatedAt: createdAt };
  });
  const sampleReviews = demoReviews.map((review): typeof reviews.$inferInsert => ({
    id: newId(),
    ...review,
    createdAt: nextTime(),
  }));
  const team = demoTeam.map(({ leads: _, ...member }, index): typeof teamMembers.$inferInsert => {
    const createdAt = nextTime();
    return {
      ...member,
      pictureId: member.id,
      position: index + 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const pages = demoPages.map((page) => pageRow({ ...page, isShown: true }, now));
  return {
    tours,
    photos: demoTours.flatMap(photoRows),
    gallery,
    reviews: sampleReviews,
    team,
    settings: settingsRows(gallery.slice(0, limits.slides).map(({ id }) => id)),
    pages,
    pagePictures: pages.flatMap((page): (typeof pagePictures.$inferInsert)[] =>
      listPagePictures(page).map((pictureId) => ({ pageId: page.id, pictureId })),
    ),
  };
};
