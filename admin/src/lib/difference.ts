/** A field in which what was typed and what somebody else saved differ. */
export type Difference = {
  label: string;
  typed: string;
  other: string;
  /** Puts the other one's text into the field. */
  onTake: () => void;
};

/** The other version's picture, beside the file that was chosen, if any. */
export type PictureDifference = {
  typed: File | null;
  other: string | null;
  /** Lets go of the chosen file. */
  onTake: () => void;
};
