import type { FirstStep } from "shared/content/first-start";
import { hasSamples, isSampleFact, isSampleName, isSamplePrice } from "shared/content/samples";
import { adminPaths } from "shared/paths";
import type { Snapshot } from "../../snapshot/content.service.ts";
import { lack, toStep, withId } from "./step.ts";

const countNoun = (count: number, noun: string) =>
  `${count} sample ${noun}${count === 1 ? "" : "s"}`;

/** Lists samples that visitors would see. */
export const samplesStep = ({ content }: Snapshot): FirstStep => {
  const { team, reviews, services, pages } = content;
  const people = team.filter(
    ({ name, firstAid, guideLicence }) =>
      isSampleName(name) || isSampleFact(firstAid) || isSampleFact(guideLicence),
  ).length;
  const guests = reviews.filter(({ name }) => isSampleName(name)).length;
  const tours = services.filter(({ facts }) => facts.prices.some(isSamplePrice)).length;
  const noun = tours === 1 ? "tour has" : "tours have";
  return toStep({
    id: "samples",
    title: "Replace the samples",
    isRequired: false,
    missing: [
      people > 0 && lack(`Replace ${countNoun(people, "guide")} with your team.`, adminPaths.team),
      guests > 0 && lack(`Replace or hide ${countNoun(guests, "review")}.`, adminPaths.reviews),
      tours > 0 && lack(`${tours} ${noun} sample prices. Enter your own.`, adminPaths.services),
      ...pages
        .filter(({ story, blocks }) => isSampleName(story?.author ?? "") || blocks.some(hasSamples))
        .map(({ _id, title }) =>
          lack(`“${title}” contains samples. Edit it.`, withId(adminPaths.updatePage, _id)),
        ),
    ].filter((missing) => missing !== false),
  });
};
