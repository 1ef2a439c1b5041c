import { deleteReview, listReviews } from "shared/endpoints/reviews";
import { route } from "../../middleware/route.ts";
import { sendJson } from "../../middleware/send-json.ts";
import type { ContentService } from "../content/content.service.ts";
import type { ReviewsService } from "./reviews.service.ts";

type Deps = { reviews: ReviewsService; content: ContentService };

export const reviewsRoutes = ({ reviews, content }: Deps) => [
  route(listReviews, async ({ c }) => sendJson(c, (await content.current()).reviews)),
  route(deleteReview, async ({ params }) => {
    await reviews.remove(params.id);
    return { message: "Review deleted successfully!" };
  }),
];
