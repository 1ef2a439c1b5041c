import { Text } from "@mantine/core";
import type { PictureDifference } from "../lib/difference.ts";
import { usePreview } from "../lib/use-preview.ts";
import { PictureVersion } from "./PictureVersion.tsx";
import { VersionsSideBySide } from "./VersionsSideBySide.tsx";

/** The pictures of both versions. Without a chosen file the other one's picture stays in any case. */
export function PictureVersions({ typed, other, onTake }: PictureDifference) {
  const preview = usePreview(typed);
  const mine = typed ? (
    <PictureVersion src={preview} of="your version" />
  ) : (
    <Text size="sm">You chose no picture, so the new one stays.</Text>
  );
  return (
    <VersionsSideBySide
      label="Picture"
      typed={mine}
      other={<PictureVersion src={other} of="the other version" />}
      onTake={typed ? onTake : undefined}
    />
  );
}
