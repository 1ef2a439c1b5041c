type Size = { width: number; height: number };

const smallestSide = 40;
const widestShape = 8;

/** A logo this wide probably includes the company's name, so the site leaves the name out beside it. */
export const isWordmark = ({ width, height }: Size) => width >= 2 * height;

/** Explains why a picture of this size (px) cannot be the logo; `undefined` if it can. */
export const describeUnfitLogo = ({ width, height }: Size): string | undefined => {
  if (Math.min(width, height) < smallestSide)
    return `The logo is ${width} × ${height} px. Choose one that is at least ${smallestSide} px wide and high.`;
  if (width > widestShape * height)
    return `The logo is too wide to be read. Choose one that is at most ${widestShape} times as wide as it is high.`;
  return undefined;
};
