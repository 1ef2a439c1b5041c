import { access } from "node:fs/promises";

/** Whether there is a file or folder of this name. */
export const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
