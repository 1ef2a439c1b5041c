import { useEffect, useState } from "react";
import { usePictures } from "../../lib/pictures/pictures-context.ts";
import type { PreparedPicture } from "../../lib/pictures/prepared-picture.ts";

/** `undefined` while the picture is being prepared. */
export function usePreparedPicture(file: File | null): PreparedPicture | undefined {
  const pictures = usePictures();
  const [prepared, setPrepared] = useState<{ of: File; picture: PreparedPicture }>();
  useEffect(() => {
    if (!file) return;
    const release = pictures.retain(file);
    const ignore = () => {};
    pictures.prepare(file).then((picture) => setPrepared({ of: file, picture }), ignore);
    return release;
  }, [file, pictures]);
  return prepared?.of === file ? prepared?.picture : undefined;
}
