type Size = { width: number; height: number };

const smallestSide = 40;
const widestShape = 8;

/** Wide enough to hold the company's name, which then does not stand beside it. */
export const isWordmark = ({ width, height }: Size) => width >= 2 * height;

/** Why a picture of this size, in px, cannot be the logo; `undefined` where it can. */
export const describeUnfitLogo = ({ width, height }: Size): string | undefined => {
  if (Math.min(width, height) < smallestSide)
    return `The logo is ${width} × ${height} px. Choose one that is at least ${smallestSide} px wide and high.`;
  if (width > widestShape * height)
    return `The logo is too wide to be read. Choose one that is at most ${widestShape} times as wide as it is high.`;
  return undefined;
};
