import { useEffect, useState } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import type { PreparedPicture } from "../../lib/pictures/prepared-picture.ts";

/** A chosen picture as it is sent; none while it is being prepared. */
export function usePreparedPicture(file: File | null): PreparedPicture | undefined {
  const { pictures } = useApp();
  const [prepared, setPrepared] = useState<{ of: File; picture: PreparedPicture }>();
  useEffect(() => {
    if (!file) return;
    const release = pictures.hold(file);
    const ignore = () => {};
    pictures.prepare(file).then((picture) => setPrepared({ of: file, picture }), ignore);
    return release;
  }, [file, pictures]);
  return prepared?.of === file ? prepared?.picture : undefined;
}
