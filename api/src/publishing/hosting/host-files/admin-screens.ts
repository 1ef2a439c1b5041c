import { adminPaths } from "shared/paths";

const withWildcard = Object.values(adminPaths).filter((path) => path.endsWith("/*"));
const isCovered = (path: string) =>
  withWildcard.some((pattern) => path !== pattern && path.startsWith(pattern.slice(0, -1)));

/** Patterns of the paths that the admin's page answers; hosts do not take `/*` for what stands before it. */
export const adminScreens = Object.values(adminPaths)
  .filter((path) => !isCovered(path))
  .flatMap((path) => (path.endsWith("/*") ? [path.slice(0, -2), path] : [path]));
