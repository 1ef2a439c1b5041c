/** `progress` is from 0 to 1; `undefined` while a photo is being resized. */
export const describeProgress = (progress: number | undefined) => {
  if (progress === undefined) return "Preparing…";
  return progress === 1 ? "Processing…" : `${Math.floor(progress * 100)} %`;
};
