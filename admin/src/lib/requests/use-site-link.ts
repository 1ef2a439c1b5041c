import { useIsClosed } from "./site-settings.ts";

/** How a public page is reached: before the site opens as a preview. */
export function useSiteLink(path: string) {
  const isClosed = useIsClosed();
  return isClosed
    ? { href: `${path}?preview`, text: "Preview" }
    : { href: path, text: "View on the site" };
}
