/** Up to this many pages are all shown. */
const fewPages = 12;
/** Pages shown on either side of the current one when there are many. */
const neighbours = 2;

/** The pages that a pager offers: all if they are few, else both ends and those around `page`. */
export function visiblePages(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= fewPages) return all;
  return all.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= neighbours,
  );
}
