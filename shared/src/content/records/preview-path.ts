import { tourPagePath, writtenPagePath } from "../../paths.ts";
import type { Content } from "../content.ts";
import { type SettingsSection, settingsSection } from "../site-settings/site-settings.ts";
import type { PresentedRecord } from "./presented-record.ts";
import type { RecordRef } from "./records.ts";

/** Where visitors see most of a section; the other sections are on no page. */
const sectionPaths: Partial<Record<SettingsSection, string>> = {
  company: "/",
  brand: "/",
  contact: "/contact",
  directions: "/contact",
  hours: "/",
  home: "/",
  chat: "/",
  reviews: "/",
  navigation: "/",
  texts: "/",
};

const toSectionPath = (id: string) => {
  const section = settingsSection.safeParse(id).data;
  return section && sectionPaths[section];
};

/** False for a section of the settings that visitors do not see. */
export const hasPreview = ({ kind, id }: RecordRef) =>
  kind !== "settings" || toSectionPath(id) !== undefined;

type Shown = Pick<Content, "services" | "pages">;

/** A review names its tour by the id, or a written page by its path. Without a public page, home shows the review. */
const toReviewedPath = (tour: string, { services, pages }: Shown) => {
  const page = pages.find((candidate) => writtenPagePath(candidate) === tour);
  const service = services.find(({ _id }) => _id === tour);
  if (service) return tourPagePath(service.slug);
  return page ? tour : "/";
};

/** The path of the page that shows a record; `undefined` if no page does. */
export const toPreviewPath = (presented: PresentedRecord, shown: Shown): string | undefined => {
  switch (presented.kind) {
    case "tour":
      return tourPagePath(presented.record.slug);
    case "page":
      return writtenPagePath(presented.record);
    case "review":
      return presented.record.tour ? toReviewedPath(presented.record.tour, shown) : "/";
    case "questions":
      return shown.services[0] && tourPagePath(shown.services[0].slug);
    case "settings":
      return toSectionPath(presented.section);
  }
};

/** Id of the element of that page where the record begins; `null` for the whole page. */
export const getPreviewPart = ({ kind, id }: RecordRef): string | null => {
  if (kind === "review") return "reviews";
  if (kind === "questions") return "questions";
  return kind === "settings" && id === "directions" ? "how-to-get-here" : null;
};
