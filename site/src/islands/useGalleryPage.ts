import { useEffect, useRef, useState } from "react";
import { galleryPageIn } from "../lib/gallery-address.ts";

/**
 * Which page of the gallery shows: the one that the address names, also after back and forward.
 * `open` goes to another, whose address `addressOf` gives, and moves on to the pictures.
 */
export function useGalleryPage(first: number, addressOf: (page: number) => string) {
  const [page, setPage] = useState(first);
  const pictures = useRef<HTMLElement>(null);

  useEffect(() => {
    const follow = () => setPage(galleryPageIn(location));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const open = (next: number) => {
    history.pushState(null, "", addressOf(next));
    setPage(next);
    pictures.current?.focus({ preventScroll: true });
    pictures.current?.scrollIntoView();
  };

  return { page, open, pictures };
}
