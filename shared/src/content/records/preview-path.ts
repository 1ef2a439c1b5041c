import { tourPagePath, writtenPagePath } from "../../paths.ts";
import type { Content } from "../content.ts";
import { type SettingsSection, settingsSection } from "../site-settings/site-settings.ts";
import type { RecordRef } from "./records.ts";
import type { PresentedRecord } from "./versions.ts";

/** Where visitors see most of a section; the other sections are on no page. */
const sectionPaths: Partial<Record<SettingsSection, string>> = {
  company: "/",
  brand: "/",
  contact: "/contact",
  directions: "/contact#how-to-get-here",
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

/** The page that shows a record, with the part to scroll to; `undefined` if no page does. */
export const toPreviewPath = (
  presented: PresentedRecord,
  { services }: Pick<Content, "services">,
): string | undefined => {
  switch (presented.kind) {
    case "tour":
      return tourPagePath(presented.record._id);
    case "page":
      return writtenPagePath(presented.record.slug);
    case "review":
      return presented.record.tour ? `${tourPagePath(presented.record.tour)}#reviews` : "/#reviews";
    case "questions":
      return services[0] && `${tourPagePath(services[0]._id)}#questions`;
    case "settings":
      return toSectionPath(presented.section);
  }
};
