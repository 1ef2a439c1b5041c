import type { Image } from "shared/images";
import { isListOf, isNumber, isOptional, isShape, isString } from "../lib/guards.ts";

const file = { src: isString, width: isNumber, height: isNumber };

export const isImage = isShape<Image>({
  ...file,
  color: isString,
  sources: isListOf(isShape<Image["sources"][number]>({ type: isString, srcset: isString })),
  share: isOptional(isShape<NonNullable<Image["share"]>>(file)),
});
