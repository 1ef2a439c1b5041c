/** A field that was changed here, and otherwise by somebody else. */
export type Difference = {
  label: string;
  typed: string;
  other: string;
  /** Puts the other one's text into the field. */
  onTake: () => void;
};

/** The other version's new picture, beside the file that was chosen. */
export type PictureDifference = {
  typed: File;
  other: string | null;
  /** Lets go of the chosen file. */
  onTake: () => void;
};
