import { Image, Text } from "@mantine/core";
import { usePreparedPicture } from "../picture/use-prepared-picture.ts";
import { usePreview } from "../picture/use-preview.ts";
import type { PictureDifference } from "./difference.ts";
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

function PictureVersion({ src, of }: { src: string | null | undefined; of: string }) {
  if (!src) return <Text c="dimmed">(no picture)</Text>;
  return <Image src={src} alt={`Photo of ${of}`} radius="sm" mt={4} mah={180} fit="contain" />;
}
