import { usePreparedPicture } from "../picture/use-prepared-picture.ts";
import { usePreview } from "../picture/use-preview.ts";
import type { PictureDifference } from "./difference.ts";
import { PictureVersion } from "./PictureVersion.tsx";
import { VersionsSideBySide } from "./VersionsSideBySide.tsx";

export function PictureVersions({ typed, other, onUseOther }: PictureDifference) {
  const preview = usePreview(usePreparedPicture(typed)?.file);
  return (
    <VersionsSideBySide
      label="Photo"
      typed={<PictureVersion src={preview} of="your version" />}
      other={<PictureVersion src={other} of="the other version" />}
      onUseOther={onUseOther}
    />
  );
}
