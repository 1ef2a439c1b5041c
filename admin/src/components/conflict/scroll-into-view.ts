/** As a `ref`: what appears is scrolled to, as far as it must be. */
export const scrollIntoView = (node: HTMLElement | null) =>
  node?.scrollIntoView({ block: "nearest" });
