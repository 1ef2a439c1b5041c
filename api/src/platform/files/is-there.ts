import { access } from "node:fs/promises";

export const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
