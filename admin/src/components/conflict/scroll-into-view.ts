/** For use as a `ref`. */
export const scrollIntoView = (node: HTMLElement | null) =>
  node?.scrollIntoView({ block: "nearest" });
