/** Places `moved` one after another, the first at `at` (from 1); the others keep their order. Skips unknown ids. */
export const movePhotos = (ids: string[], moved: string[], at: number): string[] => {
  const known = new Set(ids);
  const block = new Set(moved.filter((id) => known.has(id)));
  const others = ids.filter((id) => !block.has(id));
  return others.toSpliced(at - 1, 0, ...block);
};
