/** `/about` for `/about.html`, the path during a build. */
export const pagePath = ({ pathname }: Pick<URL, "pathname">): string =>
  pathname.replace(/(?:\/index)?\.html$/, "") || "/";
