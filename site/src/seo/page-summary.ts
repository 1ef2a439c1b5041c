import { picturesOf } from "shared/page-blocks";
import type { Page } from "shared/pages";
import { plainText } from "shared/rich-text";
import { type SharePicture, sharePictureOf } from "../content/share-picture.ts";
import { metaDescription } from "./meta-description.ts";

/** What the page says of itself, or else how its text begins. */
export const pageDescription = ({ description, blocks, title }: Page): string => {
  const [text] = blocks.flatMap((block) => (block.type === "text" ? [plainText(block.text)] : []));
  return metaDescription(description || text || title);
};

/** The first that it shows; `undefined` where it shows none. */
export const pagePicture = ({ blocks, pictures, title }: Page): SharePicture | undefined => {
  const [first] = picturesOf(blocks).flatMap((id) => pictures[id] ?? []);
  return first && sharePictureOf({ title, image: first.image });
};
