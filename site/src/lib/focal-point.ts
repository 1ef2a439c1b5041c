import type { Image } from "shared/media/images";

/** In percent; the style sheet has a rule for each step, because the CSP forbids style attributes. */
const step = 10;
const toStep = (percent: number) => Math.round(percent / step) * step;

/** Attributes of an `img` that the style sheet turns into its `object-position`. */
export const focusAttributes = ({ focalPoint }: Pick<Image, "focalPoint">) =>
  focalPoint && {
    "data-focus-x": toStep(focalPoint.x),
    "data-focus-y": toStep(focalPoint.y),
  };
