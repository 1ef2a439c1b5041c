import type { RichText } from "shared/rich-text";
import { linksIn, withoutLinks } from "../rich-text.ts";
import { isReachable } from "./page-parts.ts";
import { readContent } from "./read-content.ts";

/** The text without links to pages that are not there; their words stay. */
export const reachableText = async (text: RichText): Promise<RichText> => {
  const dead = new Set<string>();
  for (const link of linksIn(text)) {
    if (!(await readContent(isReachable, link))) dead.add(link);
  }
  return withoutLinks(text, dead);
};
