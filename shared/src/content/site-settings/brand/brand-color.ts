import { z } from "zod";
import { contrastBetween, formatContrast, readableShade, textContrast } from "./contrast.ts";
import { designColors } from "./design-colors.ts";

/**
 * The darkest light background: text that is readable on it is readable on all of them, and light text is readable on
 * that colour.
 */
export const lightGround = designColors.light.sand;

const describeProblem = (label: string, hex: string) => {
  const ratio = formatContrast(contrastBetween(hex, lightGround));
  const needed = formatContrast(textContrast);
  const shade = readableShade(hex, lightGround);
  return `${label} ${hex} is too light to read: its contrast with the pages is ${ratio}, and it needs ${needed}. The nearest shade that works is ${shade}.`;
};

const readableColor = (label: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: `${label} must be a colour such as #0f4c55.`, abort: true })
    .refine((hex) => contrastBetween(hex, lightGround) >= textContrast, {
      error: ({ input }) => describeProblem(label, String(input)),
    });

/** `#rrggbb`, dark enough for text on light pages. Missing, blank or the design's own colour means `null`. */
export const brandColor = (label: string, ofDesign: string) =>
  z
    .string(`${label} must be text.`)
    .nullish()
    .transform((typed) => {
      const hex = typed?.trim().toLowerCase();
      return !hex || hex === ofDesign ? null : hex;
    })
    .pipe(readableColor(label).nullable());
