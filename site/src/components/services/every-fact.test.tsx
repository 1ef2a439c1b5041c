import { renderToStaticMarkup } from "react-dom/server";
import {
  factKeys,
  noFacts,
  storedFacts,
  type TourFacts,
  tourFacts,
} from "shared/content/tours/tour-facts";
import { exampleFacts } from "shared/testing/example-facts";
import { expect, test } from "vitest";
import {
  factsValues,
  fromFacts,
  toFacts,
} from "../../../../admin/src/features/content/tours/values/fact-forms.ts";
import { emptyTour } from "../../../../api/src/content/tours/transfer/portable-tour.ts";
import { readCells } from "../../../../api/src/content/tours/transfer/table/read-cells.ts";
import { tourCells } from "../../../../api/src/content/tours/transfer/table/tour-cells.ts";
import { relatedTours } from "../../content/tours/related-tours.ts";
import { withPath } from "../../content/tours/tour-services.ts";
import { member } from "../../testing/member.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { ServiceView } from "./ServiceView.tsx";

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const throughForm = (facts: TourFacts) =>
  tourFacts.parse(toFacts(factsValues.parse(asJson(fromFacts(facts)))));

const throughCells = (facts: TourFacts) => {
  const full = { ...emptyTour("trial"), facts };
  const texts = new Map(
    Object.entries(tourCells).map(([name, write]) => [name, String(write(full) ?? "")]),
  );
  const read = readCells((name) => texts.get(name) ?? "", full) as { facts: unknown };
  return tourFacts.parse(read.facts);
};

const renderPage = (facts: TourFacts) => {
  const shown = { ...withPath(tour), facts };
  return renderToStaticMarkup(
    <ServiceView
      promise=""
      service={shown}
      related={relatedTours(shown, [withPath(fullTour)])}
      team={[member]}
    />,
  );
};

test.each(factKeys)(
  "keeps %s unchanged in the editor, in a table and as JSON, and shows it",
  (key) => {
    const examples = { ...exampleFacts, related: [fullTour._id], guides: [member._id] };
    const example = examples[key];
    const facts: TourFacts = { ...noFacts, [key]: example };
    expect(throughForm(facts)).toEqual(facts);
    expect(throughCells(facts)).toEqual(facts);
    expect(storedFacts.parse(asJson(facts))).toEqual(facts);
    expect(renderPage(facts)).not.toBe(renderPage(noFacts));
  },
);

test("keeps a tour without facts free of them", () => {
  expect(throughForm(noFacts)).toEqual(noFacts);
  expect(throughCells(noFacts)).toEqual(noFacts);
  expect(storedFacts.parse(asJson(noFacts))).toEqual(noFacts);
});
