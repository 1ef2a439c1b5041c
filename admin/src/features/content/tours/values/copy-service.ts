import type { TourService } from "shared/content/tours/tour-services";
import { proposeDetailPage } from "shared/content/tours/tour-slug";
import {
  blankService,
  type ContactDetails,
  type ServiceValues,
  serviceFormValues,
} from "./service-values.ts";

export const copyTitle = ({ title }: Pick<TourService, "title">) => `Copy of ${title}`;

/** A copy is published under its own title and on its own page. */
export const copyService = (service: TourService): ServiceValues => ({
  ...serviceFormValues(service),
  title: copyTitle(service),
  detailPage: proposeDetailPage(copyTitle(service)),
  isShown: true,
});

/** What a new tour starts from: texts and facts of another one without its photos, or blank but for the company's contact. */
export const prefilledFrom = (
  service: TourService | undefined,
  contact: ContactDetails,
): ServiceValues => (service ? { ...copyService(service), photos: [] } : blankService(contact));
