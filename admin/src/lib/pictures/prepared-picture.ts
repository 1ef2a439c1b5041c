import type { Size } from "./plan-resize.ts";

export type PreparedPicture = {
  file: File;
  /** Missing when the browser cannot read the file; the server then says what is wrong. */
  size: Size | undefined;
  /** What it was before it was made smaller. */
  original?: { bytes: number; size: Size };
};
