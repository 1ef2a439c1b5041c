/** `slug` or, where it is taken, `slug-2`, `slug-3`, … */
export const uniqueSlug = (slug: string, taken: ReadonlySet<string>) => {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
