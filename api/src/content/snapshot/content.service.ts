import { asc, count, desc, eq } from "drizzle-orm";
import type { Content } from "shared/content/content";
import type { GalleryItem } from "shared/content/gallery";
import { listNoticeTimes, toPublicNotices } from "shared/content/notices";
import type { Page } from "shared/content/pages/pages";
import type { Review } from "shared/content/reviews";
import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { TeamMember } from "shared/content/team";
import type { TourService } from "shared/content/tours/tour-services";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { isLogo } from "#media/images/shown-pictures.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type PreparedJson, prepareJson } from "#platform/web/prepared-json.ts";
import { revisionRow } from "#publishing/content-revision.ts";
import { contentRevision } from "#tables/builds.ts";
import {
  galleryItems,
  pagePictures,
  pages,
  sharedQuestions,
  siteSettings,
  tourPhotos,
  tourServices,
} from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { receivedReviews } from "#tables/review-requests.ts";
import { selectSiteRedirects } from "../addresses/stored-redirects.ts";
import { createCachedRead } from "./cached-read.ts";
import { findNextPassing } from "./find-next-passing.ts";
import { toPublicContent } from "./public-content.ts";
import { selectGallery, toGalleryItem } from "./to-gallery-item.ts";
import { selectPagePictures, selectPages, toPage } from "./to-page.ts";
import { selectReviews, toReview } from "./to-review.ts";
import { toSiteSettings } from "./to-site-settings.ts";
import { selectTeam, toTeamMember } from "./to-team-member.ts";
import { toTourService } from "./to-tour-service.ts";
import { selectPhotos } from "./tour-photos.ts";

/** All public content at one revision, and its JSON ready to be sent. */
export type Snapshot = {
  content: Content;
  /** The hidden ones as well. */
  allServices: TourService[];
  /** With the hidden tours that they lead to. */
  allPhotos: GalleryItem[];
  allPages: Page[];
  allReviews: Review[];
  allTeam: TeamMember[];
  whole: PreparedJson;
  services: PreparedJson;
  gallery: PreparedJson;
  reviews: PreparedJson;
  team: PreparedJson;
};

/** A tour as clients see it, also a hidden one. */
export const readTourService = async (
  tx: Pick<Transaction, "select">,
  id: string,
  toImageFields: ToImageFields,
): Promise<TourService | undefined> => {
  const [[row], photos] = await Promise.all([
    tx.select().from(tourServices).where(eq(tourServices.id, id)),
    selectPhotos(tx, eq(tourPhotos.tourId, id)),
  ]);
  return row && toTourService(row, photos, toImageFields);
};

/** A photo of the gallery as clients see it. */
export const readGalleryItem = async (
  tx: Transaction,
  id: string,
  toImageFields: ToImageFields,
): Promise<GalleryItem | undefined> => {
  const [row] = await selectGallery(tx, eq(galleryItems.id, id));
  return row && toGalleryItem(row, toImageFields);
};

/** The settings within a transaction. */
export const readSiteSettings = async (tx: Pick<Transaction, "select">): Promise<SiteSettings> =>
  toSiteSettings(await tx.select().from(siteSettings));

/** A page as clients see it, also a hidden one. */
export const readPage = async (
  tx: Pick<Transaction, "select">,
  id: string,
  toImageFields: ToImageFields,
): Promise<Page | undefined> => {
  const [[row], shown] = await Promise.all([
    tx.select().from(pages).where(eq(pages.id, id)),
    selectPagePictures(tx, eq(pagePictures.pageId, id)),
  ]);
  return row && toPage(row, shown, toImageFields);
};

type Deps = {
  db: Database;
  now: () => Date;
  toImageFields: ToImageFields;
  retentionDays?: number | undefined;
};

/** Reads all content in one transaction, so that its parts belong together, and the moment (ms) from which it's different. */
const readContent = async ({ db, now, toImageFields, retentionDays }: Deps) => {
  const { read } = db;
  const readAt = now();
  const [
    revisions,
    tourRows,
    photoRows,
    galleryRows,
    reviewRows,
    [received],
    teamRows,
    questions,
    settingsRows,
    logoRows,
    pageRows,
    pagePictureRows,
    redirects,
  ] = await read.batch([
    read.select().from(contentRevision).where(eq(contentRevision.id, revisionRow)),
    read.select().from(tourServices).orderBy(desc(tourServices.createdAt), desc(tourServices.id)),
    selectPhotos(read),
    selectGallery(read),
    selectReviews(read),
    read.select({ count: count() }).from(receivedReviews),
    selectTeam(read),
    read
      .select({ question: sharedQuestions.question, answer: sharedQuestions.answer })
      .from(sharedQuestions)
      .orderBy(asc(sharedQuestions.position)),
    read.select().from(siteSettings),
    read.select().from(pictures).where(isLogo(read)),
    selectPages(read),
    selectPagePictures(read),
    selectSiteRedirects(read),
  ]);
  const {
    messages,
    answers: _answers,
    receipts: _receipts,
    guestDetails: _guestDetails,
    proposals: _proposals,
    security: _security,
    notices,
    fullDays,
    ...settings
  } = toSiteSettings(settingsRows);
  const photosByTour = Map.groupBy(photoRows, ({ photo }) => photo.tourId);
  const picturesByPage = Map.groupBy(pagePictureRows, ({ pageId }) => pageId);
  const content: Content = {
    revision: revisions[0]?.revision ?? 0,
    services: tourRows.map((row) =>
      toTourService(row, photosByTour.get(row.id) ?? [], toImageFields),
    ),
    gallery: galleryRows.map((row) => toGalleryItem(row, toImageFields)),
    reviews: reviewRows.map((row) => toReview(row, toImageFields)),
    reviewsReceived: received?.count ?? 0,
    team: teamRows.map((row) => toTeamMember(row, toImageFields)),
    questions,
    pages: pageRows.map((row) => toPage(row, picturesByPage.get(row.id) ?? [], toImageFields)),
    settings,
    notices: toPublicNotices(notices.list, readAt.getTime()),
    fullDays: fullDays.periods,
    redirects,
    logo: logoRows[0] ? toImageFields(logoRows[0]).image : null,
    retentionDays: retentionDays ?? messages.keepDays,
  };
  const noticeTimes = listNoticeTimes(notices.list).filter((time) => time > readAt.getTime());
  return { content, readAt, until: Math.min(...noticeTimes, findNextPassing(content, readAt)) };
};

const prepare = (all: Content, now: Date): Snapshot => {
  const content = toPublicContent(all, localDay(now, all.settings.hours.timeZone));
  return {
    content,
    allServices: all.services,
    allPhotos: all.gallery,
    allPages: all.pages,
    allReviews: all.reviews,
    allTeam: all.team,
    whole: prepareJson(content),
    services: prepareJson({ services: content.services }),
    gallery: prepareJson({ gallery: content.gallery }),
    reviews: prepareJson({ reviews: content.reviews }),
    team: prepareJson({ team: content.team }),
  };
};

/** Public content for readers: kept until `forget` is called, a notice begins or ends, or a day with a departure or without places is over. */
export const createContentService = (deps: Deps) => {
  const snapshot = createCachedRead(async () => {
    const { content, readAt, until } = await readContent(deps);
    return { ...prepare(content, readAt), until };
  });
  const settings = createCachedRead(async () =>
    toSiteSettings(await deps.db.read.select().from(siteSettings)),
  );
  return {
    current: async (): Promise<Snapshot> => {
      const { until } = await snapshot.read();
      if (deps.now().getTime() >= until) snapshot.forget();
      return snapshot.read();
    },
    /** Reads only the settings table, so that visitors' messages do not depend on other content. */
    readSettings: settings.read,
    forget: () => {
      snapshot.forget();
      settings.forget();
    },
  };
};
export type ContentService = ReturnType<typeof createContentService>;
