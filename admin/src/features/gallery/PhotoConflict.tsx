import type { GalleryItem } from "shared/gallery";
import { ConflictAlert } from "../../components/ConflictAlert.tsx";

type Props = {
  failure: string;
  other: GalleryItem;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

/** Somebody else saved the photo first: lets the admin choose between the two. */
export function PhotoConflict({ other, ...choice }: Props) {
  return (
    <ConflictAlert {...choice}>
      Somebody else saved this photo. Its title is now “{other.title}”. Nothing you typed is lost.
    </ConflictAlert>
  );
}
