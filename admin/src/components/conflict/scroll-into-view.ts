/** As a `ref`: what appears is scrolled to, as far as it must be. */
export const bringIntoView = (node: HTMLElement | null) =>
  node?.scrollIntoView({ block: "nearest" });
