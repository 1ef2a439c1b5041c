import type pictures from "./pictures.json";

/** The name of a demo picture, whose files lie in `pictures/<name>/`. */
export type DemoPictureName = keyof typeof pictures;
