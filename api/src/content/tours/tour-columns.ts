import { noFacts, storedFacts } from "shared/content/tours/tour-facts";
import type { TourServiceForm } from "shared/content/tours/tour-services";
import type { tourServices } from "#tables/content.ts";
import { parseChatContact } from "./chat-contact.ts";
import { parseDescription } from "./description.ts";

type TourRow = typeof tourServices.$inferSelect;
export type TourForm = Omit<TourServiceForm, "imageFile">;

type Context = {
  stored?: TourRow | undefined;
  /** National phone numbers are read as its own. */
  country: string;
};

/** The facts and the formatting that are not sent stay as they are stored. */
export const toTourColumns = (
  { title, detailPage, details, facts, isShown, ...form }: TourForm,
  { stored, country }: Context,
) => ({
  title,
  ...parseDescription(form, stored),
  detailPage,
  ...details,
  whatsapp: parseChatContact(details.whatsapp, { stored: stored?.whatsapp, country }),
  facts: storedFacts.parse({ ...noFacts, ...stored?.facts, ...facts }),
  isShown: isShown ?? stored?.isShown ?? true,
});
