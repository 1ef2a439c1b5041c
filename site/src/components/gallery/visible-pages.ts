const fewPages = 12;
const neighbours = 2;

/** All pages if they are few, else both ends and the neighbours of `page`. */
export function visiblePages(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= fewPages) return all;
  return all.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= neighbours,
  );
}
