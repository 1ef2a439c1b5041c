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

/** A review names its tour by the id, or a written page by its path. */
const toReviewedPath = (id: string, services: Content["services"]) =>
  tourPagePath(services.find(({ _id }) => _id === id)?.slug ?? id);

/** The path of the page that shows a record; `undefined` if no page does. */
export const toPreviewPath = (
  presented: PresentedRecord,
  { services }: Pick<Content, "services">,
): string | undefined => {
  switch (presented.kind) {
    case "tour":
      return tourPagePath(presented.record.slug);
    case "page":
      return writtenPagePath(presented.record.slug);
    case "review":
      return presented.record.tour ? toReviewedPath(presented.record.tour, services) : "/";
    case "questions":
      return services[0] && tourPagePath(services[0].slug);
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
