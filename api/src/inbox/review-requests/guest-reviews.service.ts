import { eq } from "drizzle-orm";
import { messageBody } from "shared/http/errors";
import type { guestReviewInput, ReviewLink } from "shared/inbox/proposals/review-requests";
import type { z } from "zod";
import type { PicturesService } from "#content/pictures/pictures.service.ts";
import { insertReview } from "#content/reviews/reviews.service.ts";
import type { EnqueueMails } from "#mail/mail-writer.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, invalidField } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { pictures } from "#tables/pictures.ts";
import { receivedReviews } from "#tables/review-requests.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { findOpenLink } from "./review-links.ts";
import { receivedMail } from "./review-mails.ts";

export type GuestReviewsDeps = {
  db: Database;
  now: () => Date;
  toImageFields: ToImageFields;
  uploads: Pick<PicturesService, "upload">;
  readMailContext: () => Promise<MailContext>;
  /** Writes content together with mails. */
  editWithMails: EditContent<[EnqueueMails]>;
};

type Typed = z.output<typeof guestReviewInput>;
type Receiving = Pick<GuestReviewsDeps, "toImageFields"> & { context: MailContext; at: Date };

const thanks = "Thank you for your review.";

const refuseMissingPhoto = async (tx: Transaction, photo: string | null) => {
  if (photo !== null && (await tx.$count(pictures, eq(pictures.id, photo))) === 0)
    throw invalidField("photo", "Your photo is no longer stored. Please choose it again.");
};

const receive = async (
  tx: Transaction,
  enqueue: EnqueueMails,
  typed: Typed,
  { toImageFields, context, at }: Receiving,
) => {
  const { token, photo, ...review } = typed;
  const { request, content, email, isFull } = await findOpenLink(tx, token, at);
  if (isFull) throw conflict("We already have a review from each of you. Thank you!");
  await refuseMissingPhoto(tx, photo);
  const day = content.endsOn ?? content.startsOn;
  const edit = await insertReview(
    { tx, at, toImageFields },
    {
      ...{ ...review, month: day?.slice(0, 7) ?? null, tour: content.tourId, answer: null },
      ...{ pictureId: photo, isVerified: true, isShown: false },
    },
  );
  const reviewId = edit.value._id;
  const receivedAt = at.toISOString();
  await tx.insert(receivedReviews).values({ reviewId, requestId: request.id, receivedAt });
  const received = { reviewId, title: content.title, email, review };
  await enqueue([receivedMail(received, context)]);
  return { ...edit, value: { message: thanks } };
};

/** Reviews that guests write by the link of a request. 404 for a link that is not open. */
export const createGuestReviewsService = (deps: GuestReviewsDeps) => {
  const { db, now, uploads, readMailContext, editWithMails, toImageFields } = deps;
  return {
    readLink: async (token: string): Promise<ReviewLink> => {
      const { content, isFull } = await findOpenLink(db.read, token, now());
      return { trip: content.title, isFull };
    },

    /** Returns the id of the stored photo. 413 or 415 for no fit picture. */
    uploadPhoto: async (token: string, file: File) => {
      await findOpenLink(db.read, token, now());
      return (await uploads.upload(file))._id;
    },

    /** Stores a hidden review, once per key. 409 when everyone in the party has written one. */
    submit: async (typed: Typed, keyed: KeyedBody | undefined) => {
      const at = now();
      const context = await readMailContext();
      const request = { route: "guest-reviews", keyed, at };
      return editWithMails(
        product,
        "A guest wrote a review",
        (tx, enqueue) => receive(tx, enqueue, typed, { toImageFields, context, at }),
        { request, answer: messageBody },
      );
    },
  };
};
export type GuestReviewsService = ReturnType<typeof createGuestReviewsService>;
