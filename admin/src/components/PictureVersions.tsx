import type { PictureDifference } from "../lib/difference.ts";
import { usePreview } from "../lib/use-preview.ts";
import { PictureVersion } from "./PictureVersion.tsx";
import { VersionsSideBySide } from "./VersionsSideBySide.tsx";

/** The pictures of both versions. */
export function PictureVersions({ typed, other, onTake }: PictureDifference) {
  const preview = usePreview(typed);
  return (
    <VersionsSideBySide
      label="Picture"
      typed={<PictureVersion src={preview} of="your version" />}
      other={<PictureVersion src={other} of="the other version" />}
      onTake={onTake}
    />
  );
}
