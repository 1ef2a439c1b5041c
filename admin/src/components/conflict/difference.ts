import type { ReactNode } from "react";

/** A field that both versions changed differently. */
export type Difference = {
  label: string;
  typed: ReactNode;
  other: ReactNode;
  onUseOther: () => void;
};

/** A file was chosen here while the other version got a new picture. */
export type PictureDifference = {
  typed: File;
  other: string | null;
  onUseOther: () => void;
};

type Pictures = { typed: File | null; stored: string | null; other: string | null };

export const pictureDifference = (
  { typed, stored, other }: Pictures,
  onUseOther: () => void,
): PictureDifference | undefined =>
  typed && other !== stored ? { typed, other, onUseOther } : undefined;
