import type { Image } from "shared/images";
import { isListOf, isNumber, isShape, isString } from "../lib/guards.ts";

export const isImage = isShape<Image>({
  src: isString,
  width: isNumber,
  height: isNumber,
  color: isString,
  sources: isListOf(isShape<Image["sources"][number]>({ type: isString, srcset: isString })),
});
