import { useEffect, useRef, useState } from "react";
import { galleryPageIn } from "../../content/gallery-address.ts";

/**
 * Which page of the gallery shows: the one that the address names, also after back and forward. An
 * address beyond the last page becomes the last page's; there are `pageCount`, `Infinity` while nobody
 * knows. `open` goes to another, whose address `addressOf` gives, and moves on to the pictures.
 */
export function useGalleryPage(
  first: number,
  pageCount: number,
  addressOf: (page: number) => string,
) {
  const [named, setNamed] = useState(first);
  const page = Math.min(named, pageCount);
  const pictures = useRef<HTMLElement>(null);

  useEffect(() => {
    const follow = () => setNamed(galleryPageIn(location));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    if (named > page) history.replaceState(history.state, "", addressOf(page));
  }, [named, page, addressOf]);

  const open = (next: number) => {
    history.pushState(null, "", addressOf(next));
    setNamed(next);
    pictures.current?.focus({ preventScroll: true });
    pictures.current?.scrollIntoView();
  };

  return { page, open, pictures };
}
