/** A field that was changed here, and otherwise by somebody else. */
export type Difference = {
  label: string;
  typed: string;
  other: string;
  /** Puts the other one's text into the field. */
  onUseOther: () => void;
};

/** The other version's new picture, beside the file that was chosen. */
export type PictureDifference = {
  typed: File;
  other: string | null;
  /** Lets go of the chosen file. */
  onUseOther: () => void;
};

type Pictures = { typed: File | null; stored: string | null; other: string | null };

/** What there is to choose between, where a file was chosen and the other version has a new picture. */
export const pictureDifference = (
  { typed, stored, other }: Pictures,
  onUseOther: () => void,
): PictureDifference | undefined =>
  typed && other !== stored ? { typed, other, onUseOther } : undefined;
