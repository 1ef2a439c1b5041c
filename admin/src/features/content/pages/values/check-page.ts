import { tourPagePath } from "shared/paths";
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

/** Lists what a page lacks, in the order of its blocks. */
export const checkPage = ({ blocks }: PageValues, site: SiteLinks): Missing[] =>
  blocks.flatMap((block, index) => checkBlock(block, site, index));
