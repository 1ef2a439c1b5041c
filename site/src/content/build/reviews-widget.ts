import { REVIEWS_WIDGET_ID, REVIEWS_WIDGET_ORIGINS, REVIEWS_WIDGET_SRC } from "astro:env/client";
import { readContent } from "./read-content.ts";
import { reviewsWidget } from "./settings-parts.ts";

/** That of the environment, or else the owner's; `null` for none. */
export const readReviewsWidget = async () => {
  if (!REVIEWS_WIDGET_SRC) return readContent(reviewsWidget);
  const origins = REVIEWS_WIDGET_ORIGINS?.split(" ").filter(Boolean) ?? [];
  return { script: REVIEWS_WIDGET_SRC, place: REVIEWS_WIDGET_ID ?? null, origins };
};
