import { isBlankNumber, isReservedAddress } from "shared/content/placeholders";
import { tourPagePath } from "shared/paths";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import { checkPhoto, checkTextLinks } from "../../records/checks/common-checks.ts";
import type { Missing } from "../../records/checks/missing.ts";
import { describeDeadLink, type SiteLinks } from "../../records/checks/site-links.ts";
import type { ServiceValues } from "../values/service-values.ts";

const checkFacts = ({ facts, details }: ServiceValues) => [
  !isFilled(facts.prices.map(({ amount }) => amount)) && {
    text: "There is no price.",
    path: "facts.prices",
  },
  !isFilled(facts.duration.min) && { text: "There is no duration.", path: "facts.duration.min" },
  !isFilled(facts.start.place) && { text: "There is no start place.", path: "facts.start.place" },
  !isFilled(facts.start.time) && { text: "There is no start time.", path: "facts.start.time" },
  !isFilled(details.highlights) && { text: "There are no highlights.", path: "details.highlights" },
];

const checkContact = ({ details: { whatsapp, email } }: ServiceValues) => [
  isBlankNumber(whatsapp.replaceAll(" ", "")) && {
    text: `The phone number ${whatsapp} is only a sample.`,
    path: "details.whatsapp",
  },
  email !== "" &&
    isReservedAddress(email) && {
      text: `The email address ${email} is only a sample.`,
      path: "details.email",
    },
];

const checkRelated = ({ facts }: ServiceValues, site: SiteLinks): Missing[] =>
  facts.related.flatMap((id) => {
    const problem = describeDeadLink(site, tourPagePath(id));
    return problem ? [{ text: `The related tour ${id} ${problem}.`, path: "facts.related" }] : [];
  });

/** Lists what a tour lacks, in the order of its form. */
export const checkTour = (values: ServiceValues, site: SiteLinks): Missing[] => [
  ...checkTextLinks(site, values.description, "description"),
  ...(values.photos.length === 0 ? [{ text: "There are no photos.", path: "photos" }] : []),
  ...values.photos.flatMap((photo, index) =>
    checkPhoto(photo, `photos.${index}`, `Photo ${index + 1}`),
  ),
  ...[...checkFacts(values), ...checkContact(values)].filter((found) => found !== false),
  ...checkRelated(values, site),
];
