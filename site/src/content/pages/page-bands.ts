import type { PageBlock } from "shared/content/pages/page-blocks";

type BlockOf<Type extends PageBlock["type"]> = Extract<PageBlock, { type: Type }>;
export type ListBlock = BlockOf<"list">;

/** A full-width part of a page. Its blocks are stacked; those of an inner list are next to each other. */
export type PageBand = {
  kind: "plain" | "points" | "alone";
  blocks: PageBlock[];
};

/** True for a list whose entries all have titles; it is laid out in columns. */
export const hasPoints = (block: PageBlock): block is ListBlock =>
  block.type === "list" && block.items.length > 0 && block.items.every(({ title }) => title);

const standsAlone = ({ type }: PageBlock) =>
  type === "quotes" || type === "reviews" || type === "stories" || type === "team";

const toBand = (blocks: PageBlock[]): PageBand => {
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

/** Merges neighbouring plain bands. */
export const pageBands = (blocks: readonly PageBlock[]): PageBand[] => {
  const bands: PageBand[] = [];
  for (const band of splitAt(blocks).map(toBand)) {
    const last = bands.at(-1);
    if (last?.kind === "plain" && band.kind === "plain") last.blocks.push(...band.blocks);
    else bands.push(band);
  }
  return bands;
};

/** The plain band at the head of a page, perhaps empty, and the bands after it. */
export const splitFirstBand = (blocks: readonly PageBlock[]) => {
  const [first, ...others] = pageBands(blocks);
  if (first?.kind === "plain") return { start: first, others };
  const start: PageBand = { kind: "plain", blocks: [] };
  return { start, others: first ? [first, ...others] : others };
};

const isShort = (block: PageBlock) =>
  block.type === "prices" || (block.type === "list" && !hasPoints(block));

/** Groups consecutive prices and plain lists, which are laid out next to each other. */
export const besideEachOther = (blocks: readonly PageBlock[]): PageBlock[][] => {
  const rows: PageBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row?.every(isShort) && isShort(block)) row.push(block);
    else rows.push([block]);
  }
  return rows;
};
