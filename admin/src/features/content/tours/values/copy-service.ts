import type { TourService } from "shared/content/tours/tour-services";
import { proposeDetailPage } from "shared/content/tours/tour-slug";
import {
  blankService,
  type ContactDetails,
  type ServiceValues,
  serviceFormValues,
} from "./service-values.ts";

export const copyTitle = ({ title }: Pick<TourService, "title">) => `Copy of ${title}`;

/** A copy gets its own title and page. */
export const copyService = (service: TourService): ServiceValues => ({
  ...serviceFormValues(service),
  title: copyTitle(service),
  detailPage: proposeDetailPage(copyTitle(service)),
  isShown: true,
});

/**
 * The start of a new tour: another tour's texts and facts without photos, or only the company's
 * contact details.
 */
export const prefilledFrom = (
  service: TourService | undefined,
  contact: ContactDetails,
): ServiceValues => (service ? { ...copyService(service), photos: [] } : blankService(contact));
