import type { MouseEvent } from "react";

const fewPages = 12;
const neighbours = 2;

/** All pages if there are few, else both ends and the neighbours of `page`. */
export function visiblePages(page: number, pageCount: number): number[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= fewPages) return pages;
  return pages.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= neighbours,
  );
}

type Props = {
  label: string;
  page: number;
  pageCount: number;
  getAddress: (page: number) => string;
  /** Shows a page without leaving this one. */
  onOpen?: (page: number) => void;
};

const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Links rather than buttons, so that they work without scripts. */
export function PageLinks({ label, page, pageCount, getAddress, onOpen }: Props) {
  if (pageCount <= 1 || !Number.isFinite(pageCount)) return null;
  return (
    <nav className="page-links" aria-label={label}>
      <ol>
        {visiblePages(page, pageCount).map((number) => (
          <li key={number}>
            <a
              className="page-links__page"
              href={getAddress(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              data-astro-prefetch="false"
              data-opens-here={onOpen ? true : undefined}
              onClick={(event) => {
                if (!onOpen || opensNewTab(event)) return;
                event.preventDefault();
                onOpen(number);
              }}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
