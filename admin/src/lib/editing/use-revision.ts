import { useState } from "react";

/** Which version of a record is stored as far as is known, and which one the fields began from. */
export function useRevision<Item>(
  loaded: Item,
  versionOf: (item: Item) => string,
  draftBase: string | undefined,
) {
  const [stored, setStored] = useState(loaded);
  const [readAt, setReadAt] = useState(draftBase ?? versionOf(loaded));
  const moveTo = (version: Item) => {
    setStored(version);
    setReadAt(versionOf(version));
  };
  const isOutdated = readAt !== versionOf(stored);
  return { stored, readAt, moveTo, isOutdated };
}
