import { useEffect, useRef, useState } from "react";
import { galleryPageFromUrl } from "../../content/gallery.ts";

/**
 * The gallery page that the address names. An address beyond the last page becomes the last page's. `pageCount` is
 * `Infinity` while unknown; `open` shows a page and focuses its `section`.
 */
export function useGalleryPage(
  first: number,
  pageCount: number,
  getAddress: (page: number) => string,
) {
  const [requested, setRequested] = useState(first);
  const page = Math.min(requested, pageCount);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const readAddress = () => setRequested(galleryPageFromUrl(location));
    readAddress();
    addEventListener("popstate", readAddress);
    return () => removeEventListener("popstate", readAddress);
  }, []);

  useEffect(() => {
    if (requested > page) history.replaceState(history.state, "", getAddress(page));
  }, [requested, page, getAddress]);

  const open = (next: number) => {
    history.pushState(null, "", getAddress(next));
    setRequested(next);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };

  return { page, open, section };
}
