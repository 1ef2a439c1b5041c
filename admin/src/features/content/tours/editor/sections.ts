import { factKeys, tourFactFields } from "shared/content/tours/tour-facts";

/** Facts in a section to themselves. */
const own = ["departures", "prices", "itinerary", "questions", "related", "route"];

const isLines = (key: (typeof factKeys)[number]) => tourFactFields[key].kind === "lines";
const lines = factKeys.filter(isLines);
const others = factKeys.filter((key) => !isLines(key) && !own.includes(key));

const toPaths = (keys: string[]) => keys.map((key) => `facts.${key}`);

/** The sections of the editor in order; each shows the errors at its paths. */
export const sections = [
  {
    id: "texts",
    label: "Texts",
    paths: [
      "title",
      "description",
      "descriptionText",
      "detailPage",
      "details.highlights",
      "details.tips",
    ],
  },
  { id: "photos", label: "Photos", paths: ["photos", "imageFile"] },
  {
    id: "facts",
    label: "Facts",
    paths: toPaths(others),
  },
  { id: "departures", label: "Departures", paths: ["facts.departures"] },
  { id: "prices", label: "Prices", paths: ["facts.prices"] },
  {
    id: "inAndOut",
    label: "What is included",
    paths: toPaths(lines),
  },
  { id: "itinerary", label: "Itinerary", paths: ["facts.itinerary"] },
  { id: "questions", label: "Questions", paths: ["facts.questions"] },
  { id: "related", label: "Related tours", paths: ["facts.related"] },
  { id: "route", label: "Route", paths: ["facts.route"] },
  { id: "visibility", label: "Visibility", paths: ["isShown"] },
  { id: "contact", label: "Contact", paths: ["details.whatsapp", "details.email"] },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section["id"];

const isAt = (error: string, path: string) => error === path || error.startsWith(`${path}.`);

const errorsIn = ({ paths }: Section, errors: object) =>
  Object.entries(errors).filter(([error]) => paths.some((path) => isAt(error, path)));

export const hasError = (section: Section, errors: object) => errorsIn(section, errors).length > 0;

const valueAt = (values: object, path: string) =>
  path.split(".").reduce<unknown>((value, key) => Reflect.get(Object(value), key), values);

/** A section's values and errors as one string, for comparing. */
export const describeState = (section: Section, form: { values: object; errors: object }) =>
  JSON.stringify([
    section.paths.map((path) => valueAt(form.values, path)),
    errorsIn(section, form.errors),
  ]);
