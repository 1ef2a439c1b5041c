import type { PageBlock } from "shared/content/pages/page-blocks";

type BlockOf<Type extends PageBlock["type"]> = Extract<PageBlock, { type: Type }>;
export type ListBlock = BlockOf<"list">;

/** A part of a page from edge to edge. Its blocks stand below each other, those of an inner list beside. */
export type PageBand = {
  kind: "plain" | "points" | "alone";
  blocks: PageBlock[];
};

/** A list whose entries all have titles: they stand in columns. */
export const hasPoints = (block: PageBlock): block is ListBlock =>
  block.type === "list" && block.items.length > 0 && block.items.every(({ title }) => title);

const standsAlone = ({ type }: PageBlock) => type === "quotes" || type === "reviews";

const bandOf = (blocks: PageBlock[]): PageBand => {
  const [first] = blocks;
  if (first && standsAlone(first)) return { kind: "alone", blocks };
  const isPoints = first?.type === "heading" && blocks.some(hasPoints);
  return { kind: isPoints ? "points" : "plain", blocks };
};

const begins = (block: PageBlock, before: PageBlock | undefined) =>
  block.type === "heading" || standsAlone(block) || (before && standsAlone(before));

const splitAt = (blocks: readonly PageBlock[]) => {
  const groups: PageBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    const group = groups.at(-1);
    if (group && !begins(block, blocks[index - 1])) group.push(block);
    else groups.push([block]);
  }
  return groups;
};

/** Neighbouring plain bands are one. */
export const pageBands = (blocks: readonly PageBlock[]): PageBand[] => {
  const bands: PageBand[] = [];
  for (const band of splitAt(blocks).map(bandOf)) {
    const last = bands.at(-1);
    if (last?.kind === "plain" && band.kind === "plain") last.blocks.push(...band.blocks);
    else bands.push(band);
  }
  return bands;
};

const isShort = (block: PageBlock) =>
  block.type === "prices" || (block.type === "list" && !hasPoints(block));

/** Prices and plain lists that follow each other stand side by side. */
export const besideEachOther = (blocks: readonly PageBlock[]): PageBlock[][] => {
  const rows: PageBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row?.every(isShort) && isShort(block)) row.push(block);
    else rows.push([block]);
  }
  return rows;
};
