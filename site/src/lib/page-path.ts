import { paths } from "./paths.ts";

/** The path that visitors see, of a page whose file a build names: `/about` for `/about.html`. */
export const pagePath = ({ pathname }: Pick<URL, "pathname">): string =>
  pathname.replace(/(?:\/index)?\.html$/, "") || paths.home;
