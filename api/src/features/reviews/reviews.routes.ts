import { messageBody } from "shared/errors";
import { reviewList } from "shared/reviews";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { sendJson } from "../../middleware/send-json.ts";
import { describe } from "../../openapi.ts";
import type { ContentService } from "../content/content.service.ts";
import type { ReviewsService } from "./reviews.service.ts";

type Deps = { reviews: ReviewsService; content: ContentService; guards: Guards };

export const reviewsRoutes = ({ reviews, content, guards }: Deps) =>
  factory
    .createApp()
    .get("/reviews", describe("All reviews, newest first", 200, reviewList), async (c) =>
      sendJson(c, (await content.current()).reviews),
    )
    .delete(
      "/reviews/:id",
      describe("Delete a review", 200, messageBody),
      guards.requireAdmin,
      async (c) => {
        await reviews.remove(c.req.param("id"));
        return c.json({ message: "Review deleted successfully!" }, 200);
      },
    );
