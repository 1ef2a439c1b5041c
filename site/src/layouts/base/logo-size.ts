type Size = { width: number; height: number };

/** In px, of what the layout holds. */
const tallest = 40;
const widest = 200;

/** At which the logo is shown, whatever the size of its picture. */
export const logoSize = ({ width, height }: Size): Size => {
  const scale = Math.min(tallest / height, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
