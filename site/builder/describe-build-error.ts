const diskFull = /\b(ENOSPC|EDQUOT)\b/;

export const describeBuildError = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return diskFull.test(text) ? "There is no room left on the disk for a release." : text;
};
