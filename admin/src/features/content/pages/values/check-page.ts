import { tourPagePath } from "shared/paths";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import { checkLink, checkPhoto, checkTextLinks } from "../../records/checks/common-checks.ts";
import type { Missing } from "../../records/checks/missing.ts";
import { describeDeadLink, type SiteLinks } from "../../records/checks/site-links.ts";
import type { BlockValues } from "./block-values.ts";
import type { PageValues } from "./page-values.ts";

const checkTourOf = (id: string, site: SiteLinks, path: string): Missing[] => {
  const problem = id && describeDeadLink(site, tourPagePath(id));
  return problem
    ? [{ text: `The tour of block ${Number(path.split(".")[1]) + 1} ${problem}.`, path }]
    : [];
};

const checkBlock = (block: BlockValues, site: SiteLinks, index: number): Missing[] => {
  const path = `blocks.${index}`;
  const name = `block ${index + 1}`;
  switch (block.type) {
    case "text":
      return checkTextLinks(site, block.text, `${path}.text`);
    case "picture":
      return block.photo
        ? checkPhoto(block.photo, `${path}.photo`, `The photo of ${name}`)
        : [{ text: `There is no photo in ${name}.`, path: `${path}.photo.picture` }];
    case "itinerary":
      return block.stages.flatMap(({ photo }, stage) =>
        photo
          ? checkPhoto(photo, `${path}.stages.${stage}.photo`, `Photo ${stage + 1} of ${name}`)
          : [],
      );
    case "callToAction":
      return checkLink(site, block.link, `${path}.link`);
    case "tour":
      return checkTourOf(block.tour, site, `${path}.tour`);
    default:
      return [];
  }
};

const checkStory = ({ story, description }: PageValues, site: SiteLinks): Missing[] => {
  if (!story) return [];
  const problems = story.tours.flatMap((id) => describeDeadLink(site, tourPagePath(id)) ?? []);
  return [
    ...(isFilled(description) ? [] : [{ text: "There is no summary.", path: "description" }]),
    ...(story.photo
      ? checkPhoto(story.photo, "story.photo", "The photo of the story")
      : [{ text: "There is no photo.", path: "story.photo.picture" }]),
    ...problems.map((problem) => ({ text: `A tour nearby ${problem}.`, path: "story.tours" })),
  ];
};

/** Lists what a page lacks, in the order of its fields. */
export const checkPage = (values: PageValues, site: SiteLinks): Missing[] => [
  ...checkStory(values, site),
  ...values.blocks.flatMap((block, index) => checkBlock(block, site, index)),
];
