import {
  askForReview,
  readReviewLink,
  sendGuestReview,
  uploadReviewPhoto,
} from "shared/inbox/proposals/review-requests.endpoints";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { limitByAddress } from "#http/rate-limit.ts";
import { requireDiskSpace } from "#http/require-disk-space.ts";
import { route } from "#http/route.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { GuestReviewsService } from "./guest-reviews.service.ts";
import type { ReviewRequestsService } from "./review-requests.service.ts";

/** Calls with a guest's link that one address may make in ten minutes: a family shares a network. */
const guestLimit = { limit: 60, seconds: 600 };
const photoLimit = { limit: 20, seconds: 600 };

type Deps = {
  reviewRequests: ReviewRequestsService;
  guestReviews: GuestReviewsService;
  diskSpace: DiskSpaceMonitor;
  now: () => Date;
};

export const reviewRequestsRoutes = ({ reviewRequests, guestReviews, diskSpace, now }: Deps) => {
  const limited = limitByAddress(guestLimit, now);
  const spacious = requireDiskSpace(diskSpace);
  return [
    route(askForReview, async ({ by, params, body: { channel } }) => ({
      message: channel === "mail" ? "The email is on its way." : "The link is ready to be sent.",
      proposal: await reviewRequests.ask(by, params.id, channel),
    })),
    route(readReviewLink, [limited], ({ body }) => guestReviews.readLink(body.token)),
    route(
      uploadReviewPhoto,
      [limitByAddress(photoLimit, now), spacious],
      async ({ body: { token, imageFile } }) => ({
        photo: await guestReviews.uploadPhoto(token, imageFile),
      }),
    ),
    route(sendGuestReview, [limited, spacious], async ({ c, body }) =>
      guestReviews.submit(body, await readIdempotencyKey(c, body)),
    ),
  ];
};
