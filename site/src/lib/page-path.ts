/** `/about` for `/about.html`, as a build names it. */
export const pagePath = ({ pathname }: Pick<URL, "pathname">): string =>
  pathname.replace(/(?:\/index)?\.html$/, "") || "/";
