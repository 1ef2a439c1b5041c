import { z } from "zod";
import { timestamp } from "./text.ts";

export const review = z.object({
  _id: z.string(),
  name: z.string(),
  comment: z.string(),
  createdAt: timestamp,
});
export type Review = z.infer<typeof review>;

export const reviewList = z.object({ reviews: z.array(review) });
