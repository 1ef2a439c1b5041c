import {
  createReview,
  deleteReview,
  listReviews,
  orderReviews,
  updateReview,
} from "shared/content/reviews.endpoints";
import type { IsAskedByAdmin } from "#http/authenticate.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import type { ReviewsService } from "./reviews.service.ts";

type Deps = {
  reviews: ReviewsService;
  content: ContentService;
  isAskedByAdmin: IsAskedByAdmin;
};

export const reviewsRoutes = ({ reviews, content, isAskedByAdmin }: Deps) => [
  route(listReviews, async ({ c }) => {
    const snapshot = await content.current();
    if (!(await isAskedByAdmin(c, listReviews))) return sendJson(c, snapshot.reviews);
    c.header("Cache-Control", "no-store");
    return { reviews: snapshot.allReviews };
  }),
  route(createReview, async ({ c, by, query, body }) => {
    const keyed = await readIdempotencyKey(c, body);
    return { message: "Review added.", review: await reviews.create(by, body, keyed, query) };
  }),
  // Before the ids: `order` is none.
  route(orderReviews, async ({ by, body }) => {
    await reviews.order(by, body.ids);
    return { message: "Order saved." };
  }),
  route(updateReview, async ({ by, params, query, body }) => ({
    message: "Review saved.",
    review: await reviews.update(by, params.id, body, query),
  })),
  route(deleteReview, async ({ by, params }) => {
    const { trashId } = await reviews.remove(by, params.id);
    return { message: "Review deleted successfully!", trashId };
  }),
];
