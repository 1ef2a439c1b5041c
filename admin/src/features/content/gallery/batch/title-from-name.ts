/** Names that cameras, phones and chat programs give to their files. */
const givenNames =
  /\b(img|image|dsc[nf]?|pxl|mvimg|photo|picture|screenshot|gopr|dji|pano|burst|whatsapp|signal|telegram|received|fb|foto|scan|untitled|copy|edited|portrait|night|mp|at)\b/gi;

const letters = /\p{L}/gu;

/** A file is hardly named by a person if fewer letters remain. */
const fewestLetters = 3;

/** `kayak_at-dawn.jpg` becomes “Kayak at dawn”; a camera's name such as `IMG_1234.jpg` becomes an empty text. */
export const titleFromName = (fileName: string): string => {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\-.+~]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const isHexadecimal = /^[\da-f\s]+$/i.test(words) && /\d/.test(words);
  const own = words.replaceAll(/[\d()]+/g, " ").replaceAll(givenNames, "");
  if (isHexadecimal || (own.match(letters)?.length ?? 0) < fewestLetters) return "";
  return words.charAt(0).toUpperCase() + words.slice(1);
};
