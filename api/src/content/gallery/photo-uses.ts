import { eq, sql } from "drizzle-orm";
import type { GalleryItem, PhotoUse } from "shared/content/gallery";
import type { Reader } from "#platform/db/client.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import type { Snapshot } from "../snapshot/content.service.ts";

type Read = Pick<Reader, "select">;
type Photo = Pick<GalleryItem, "_id" | "picture">;

/** The places of the site besides the gallery that show a photo; a tour counts once. */
const findPlaces = (
  { content, allServices, allPages, allTeam }: Snapshot,
  { _id, picture }: Photo,
): PhotoUse[] => {
  const { home, brand } = content.settings;
  const tours = allServices.filter(({ photos }) =>
    photos.some((photo) => photo.picture === picture),
  );
  const pages = allPages.filter(({ pictures }) => Object.hasOwn(pictures, picture));
  const people = allTeam.filter((member) => member.picture === picture);
  return [
    ...tours.map((tour) => ({ kind: "tour" as const, id: tour._id, name: tour.title })),
    ...pages.map((page) => ({ kind: "page" as const, id: page._id, name: page.title })),
    ...(home.slides.includes(_id) ? [{ kind: "slide" as const, id: null, name: "Slideshow" }] : []),
    ...people.map(({ _id: id, name }) => ({ kind: "team_member" as const, id, name })),
    ...(brand.logo === picture ? [{ kind: "logo" as const, id: null, name: "Logo" }] : []),
  ];
};

/** All places besides the gallery that show a photo. */
export const readPhotoUses = async (
  read: Read,
  snapshot: Snapshot,
  photo: Photo,
): Promise<PhotoUse[]> => {
  const rows = await read
    .select({ id: proposals.conversationId, name: proposals.code })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposalVersions.proposalId, proposals.id))
    .where(
      sql`${photo.picture} IN (SELECT value FROM json_each(${proposalVersions.content}, '$.photos'))`,
    )
    .groupBy(proposals.id)
    .orderBy(proposals.code);
  const sent = rows.map((row) => ({ kind: "proposal" as const, ...row }));
  return [...findPlaces(snapshot, photo), ...sent];
};

/** A test for photos that are shown in the gallery only. */
export const createIsUnused = async (read: Read, snapshot: Snapshot) => {
  const { content, allServices, allPages, allTeam } = snapshot;
  const { home, brand } = content.settings;
  const rows = await read
    .select({ picture: sql<string>`photo.value` })
    .from(sql`${proposalVersions}, json_each(${proposalVersions.content}, '$.photos') AS photo`);
  const slides = new Set(home.slides);
  const used = new Set([
    ...allServices.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ...allPages.flatMap(({ pictures }) => Object.keys(pictures)),
    ...allTeam.map(({ picture }) => picture),
    brand.logo,
    ...rows.map(({ picture }) => picture),
  ]);
  return ({ _id, picture }: Photo) => !used.has(picture) && !slides.has(_id);
};
