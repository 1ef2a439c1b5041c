import type { Size } from "./plan-resize.ts";

export type PreparedPicture = {
  file: File;
  /** Missing when the browser can't read the file; the server then reports the problem. */
  size: Size | undefined;
  /** The picture before resizing. */
  original?: { bytes: number; size: Size };
};
