import { eq } from "drizzle-orm";
import type { TourAddressChange } from "shared/content/tours/tour-address";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Actor } from "#platform/actor.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import { editConflict } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { followEdit } from "#publishing/follow-edit.ts";
import { tourServices } from "#tables/content.ts";
import { followAddress, refuseTakenTour } from "../addresses/page-addresses.ts";
import { readTrashedTours } from "../addresses/trashed-addresses.ts";
import { readTour, toAddress, toSubject, toTourChange } from "./read-tour.ts";

type Deps = { now: () => Date; toImageFields: ToImageFields; editContent: EditContent };

const followOwnPage = (fields: unknown, from: string, to: string) =>
  typeof fields === "object" && fields && "detailPage" in fields && fields.detailPage === from
    ? { ...fields, detailPage: to }
    : fields;

/**
 * Moves a tour's page; the old address redirects, and a detail page that is the tour's own follows. 400 for an address
 * that is taken, 409 if `readAt` is no longer the last edit.
 */
export const changeTourAddress =
  ({ now, toImageFields, editContent }: Deps) =>
  (by: Actor, id: string, { slug, readAt }: TourAddressChange): Promise<TourService> =>
    editContent(by, "Changed the address of a tour", async (tx) => {
      const before = await readTour(tx, id, toImageFields);
      if (readAt !== before.updatedAt) throw editConflict(before);
      await refuseTakenTour(tx, { id, slug }, await readTrashedTours(tx));
      const path = tourPagePath(slug);
      const isOwnPage = before.detailPage === tourPagePath(before.slug);
      const at = now();
      await tx
        .update(tourServices)
        .set({
          slug: slug === id ? null : slug,
          detailPage: isOwnPage ? path : before.detailPage,
          updatedAt: nextVersionTime(before.updatedAt, at),
        })
        .where(eq(tourServices.id, id));
      const value = await readTour(tx, id, toImageFields);
      await followEdit(tx, toSubject(before), {
        from: before.updatedAt,
        to: value.updatedAt,
        change: (fields) => followOwnPage(fields, tourPagePath(before.slug), path),
      });
      const moved = { before: toAddress(before), after: toAddress(value) };
      const removed = await followAddress(tx, moved, at);
      const { before: was, after } = changesBetween(before, value);
      const event = { subject: toSubject(before), before: { ...was, ...removed }, after };
      // A version holds no address, so that a move alone makes none.
      const records = isOwnPage ? [toTourChange(before, value)] : [];
      return { value, event: { action: "tour.changed", ...event }, records };
    });
