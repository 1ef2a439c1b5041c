/** What the system says, in its codes, of a disk or a person's share of it that is full. */
const diskFull = /\b(ENOSPC|EDQUOT)\b/;

/** What went wrong with a build, in words for a person. */
export const describeBuildError = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return diskFull.test(text) ? "There is no room left on the disk for a release." : text;
};
