import { useIsClosed } from "./site-settings.ts";

/** Links to a public page, as a preview before the site opens. */
export function useSiteLink(path: string) {
  const isClosed = useIsClosed();
  return isClosed
    ? { href: `${path}?preview`, text: "Preview" }
    : { href: path, text: "View on the site" };
}
