import type { FirstStep } from "shared/first-start";
import type { Page } from "shared/pages";
import { adminPaths } from "shared/paths";
import { findPlaceholders } from "shared/placeholders";
import type { SiteSettings } from "shared/site-settings";
import type { TourService } from "shared/tour-services";
import type { Snapshot } from "../../content/content.service.ts";
import { toStep } from "./step.ts";

const wantedPhotos = 5;
const namedAtMost = 3;
const privacySlug = "privacy";
const inWords = new Intl.ListFormat("en");

const withId = (path: string, id: string) => path.replace(":id", encodeURIComponent(id));

const lacksOf = ({ description, facts, photos }: TourService): string[] =>
  [
    !description.trim() && "a description",
    facts.prices.length === 0 && "a price",
    !facts.duration && "a duration",
    !facts.start && "a start",
    photos.length === 0 && "a photo",
  ].filter((lack) => lack !== false);

/** The shown tour that lacks the least counts. */
const tourStep = (tours: TourService[]): FirstStep => {
  const [best] = tours
    .map((tour) => ({ ...tour, lacks: lacksOf(tour) }))
    .toSorted((a, b) => a.lacks.length - b.lacks.length);
  const missing = best
    ? best.lacks.length > 0 && `“${best.title}” still needs ${inWords.format(best.lacks)}.`
    : "No tour is shown yet.";
  return toStep({
    id: "tour",
    title: "A first complete tour",
    missing: [missing],
    path: best ? withId(adminPaths.updateService, best._id) : adminPaths.createService,
  });
};

const photosStep = ({ services, gallery }: Snapshot["content"]): FirstStep => {
  const shown = [...gallery, ...services.flatMap(({ photos }) => photos)];
  const { size } = new Set(shown.map(({ imageFile }) => imageFile));
  return toStep({
    id: "photos",
    title: "Five photos",
    missing: [
      size < wantedPhotos && `Gallery and tours show ${size} of ${wantedPhotos} different photos.`,
    ],
    path: adminPaths.createGallery,
  });
};

const privacyStep = (pages: Page[]): FirstStep => {
  const page = pages.find(({ slug }) => slug === privacySlug);
  return toStep({
    id: "privacy",
    title: "Your privacy page",
    missing: page
      ? [
          page.isDraft && "Read the privacy page, adapt it and end its state as a draft.",
          !page.isShown && "It is not shown yet.",
        ]
      : [`There is no page at /${privacySlug}.`],
    path: page ? withId(adminPaths.updatePage, page._id) : adminPaths.createPage,
  });
};

const shorten = (texts: string[]) =>
  texts.length > namedAtMost
    ? [...texts.slice(0, namedAtMost), `And ${texts.length - namedAtMost} more.`]
    : texts;

/** Not every company has a chat or fixed hours. */
const companyStep = (settings: SiteSettings): FirstStep => {
  const found = findPlaceholders(settings).filter(
    ({ section }) => section !== "hours" && (section !== "chat" || settings.chat.whatsapp !== null),
  );
  return toStep({
    id: "company",
    title: "Your company",
    missing: shorten(found.map(({ text }) => text)),
    path: `${adminPaths.siteSettings}/${found[0]?.section ?? "company"}`,
  });
};

/** The steps that the content itself answers. */
export const contentSteps = ({ content, allPages }: Snapshot) => ({
  company: companyStep(content.settings),
  tour: tourStep(content.services),
  photos: photosStep(content),
  privacy: privacyStep(allPages),
});
