import { z } from "zod";
import { limits } from "../../limits.ts";
import { requiredPicture } from "../../media/images.ts";
import { wholeNumber } from "../../text/number-range.ts";
import { orNull } from "../../text/or-null.ts";
import {
  linkToken,
  multilineText,
  optionalSingleLineText,
  singleLineText,
  timestamp,
} from "../../text/text.ts";

/** Only `mail` is sent by the product. */
export const reviewChannel = z.enum(["mail", "whatsapp"], "channel must be mail or whatsapp.");
export type ReviewChannel = z.infer<typeof reviewChannel>;

/** The request that the party of a trip got for reviews. */
export const reviewRequest = z.object({
  channel: reviewChannel,
  /** For everyone in the party. */
  link: z.url(),
  askedAt: timestamp,
  /** `null` until the one reminder went out. */
  remindedAt: timestamp.nullable(),
  expiresAt: timestamp,
  /** Reviews that came by the link. */
  received: z.int(),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const reviewRequestInput = z.object({ channel: reviewChannel });

export const reviewLinkInput = z.object({ token: linkToken });

/** `isFull`: everyone in the party has written a review. */
export const reviewLink = z.object({ trip: z.string(), isFull: z.boolean() });
export type ReviewLink = z.infer<typeof reviewLink>;

export const reviewPhotoForm = z.object({ token: linkToken, imageFile: requiredPicture });

/** Id of the stored photo, which is deleted after a week unless a review has it. */
export const reviewPhotoSaved = z.object({ photo: z.string() });

/** A review as a guest writes it. */
export const guestReviewInput = z.object({
  token: linkToken,
  stars: wholeNumber("Stars", 1, 5),
  comment: multilineText("Your review", limits.message),
  name: singleLineText("Your name"),
  country: optionalSingleLineText("Country"),
  /** Id of an uploaded photo. */
  photo: orNull(z.string("photo must be text.").max(limits.line)),
  mayBeShown: z.boolean("Please choose whether we may publish your review."),
});
export type GuestReviewInput = z.input<typeof guestReviewInput>;
