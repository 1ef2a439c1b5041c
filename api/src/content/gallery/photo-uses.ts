import { eq, exists, type SQL, sql } from "drizzle-orm";
import type { PhotoUse } from "shared/content/gallery";
import type { Reader } from "#platform/db/client.ts";
import {
  galleryItems,
  pagePictures,
  pages,
  siteSettings,
  teamMembers,
  tourPhotos,
  tourServices,
} from "#tables/content.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";

const { id, pictureId } = galleryItems;

const slides = sql`SELECT slide.value FROM ${siteSettings}, json_each(${siteSettings.value}, '$.slides') AS slide WHERE ${siteSettings.section} = 'home'`;

const logo = sql`SELECT json_extract(${siteSettings.value}, '$.logo') FROM ${siteSettings} WHERE ${siteSettings.section} = 'brand'`;

const inProposals = sql`SELECT photo.value FROM ${proposalVersions}, json_each(${proposalVersions.content}, '$.photos') AS photo`;

/** True for a row of `gallery_items` whose photo is shown elsewhere as well. */
export const isUsed = (read: Pick<Reader, "select">): SQL => {
  const ofTour = read.select().from(tourPhotos).where(eq(tourPhotos.pictureId, pictureId));
  const ofPage = read.select().from(pagePictures).where(eq(pagePictures.pictureId, pictureId));
  const ofTeam = read.select().from(teamMembers).where(eq(teamMembers.pictureId, pictureId));
  return sql`(${exists(ofTour)} OR ${exists(ofPage)} OR ${exists(ofTeam)} OR ${id} IN (${slides}) OR ${pictureId} IN (${logo}) OR ${pictureId} IN (${inProposals}))`;
};

type Photo = { id: string; picture: string };

/** The places besides the gallery that show a photo; a tour or a proposal counts once. */
export const readPhotoUses = async (
  read: Pick<Reader, "select">,
  photo: Photo,
): Promise<PhotoUse[]> => {
  const [tours, shownPages, people, sent, own] = await Promise.all([
    read
      .select({ id: tourServices.id, name: tourServices.title })
      .from(tourPhotos)
      .innerJoin(tourServices, eq(tourPhotos.tourId, tourServices.id))
      .where(eq(tourPhotos.pictureId, photo.picture))
      .groupBy(tourServices.id)
      .orderBy(tourServices.title),
    read
      .select({ id: pages.id, name: pages.title })
      .from(pagePictures)
      .innerJoin(pages, eq(pagePictures.pageId, pages.id))
      .where(eq(pagePictures.pictureId, photo.picture))
      .orderBy(pages.title),
    read
      .select({ id: teamMembers.id, name: teamMembers.name })
      .from(teamMembers)
      .where(eq(teamMembers.pictureId, photo.picture))
      .orderBy(teamMembers.name),
    read
      .select({ id: proposals.conversationId, name: proposals.code })
      .from(proposalVersions)
      .innerJoin(proposals, eq(proposalVersions.proposalId, proposals.id))
      .where(
        sql`${photo.picture} IN (SELECT value FROM json_each(${proposalVersions.content}, '$.photos'))`,
      )
      .groupBy(proposals.id)
      .orderBy(proposals.code),
    read
      .select({
        isSlide: sql<number>`${photo.id} IN (${slides})`,
        isLogo: sql<number>`${photo.picture} IN (${logo})`,
      })
      .from(sql`(SELECT 1)`),
  ]);
  const [{ isSlide, isLogo } = { isSlide: 0, isLogo: 0 }] = own;
  return [
    ...tours.map((row) => ({ kind: "tour" as const, ...row })),
    ...shownPages.map((row) => ({ kind: "page" as const, ...row })),
    ...(isSlide ? [{ kind: "slide" as const, id: null, name: "Slideshow" }] : []),
    ...people.map((row) => ({ kind: "team_member" as const, ...row })),
    ...(isLogo ? [{ kind: "logo" as const, id: null, name: "Logo" }] : []),
    ...sent.map((row) => ({ kind: "proposal" as const, ...row })),
  ];
};
