import { useState } from "react";

let last = 0;
const newKey = () => `row-${++last}`;
const newKeys = (count: number) => Array.from({ length: count }, newKey);

/** Returns a stable key per row; rows from outside get new keys. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => newKeys(count));
  const currentKeys = keys.length === count ? keys : newKeys(count);
  if (currentKeys !== keys) setKeys(currentKeys);
  return { keys: currentKeys, setKeys, newKey };
}

/** Numbers repeated ids to make unique keys. */
export const numberedKeys = (ids: string[]) =>
  ids.map((id, index) => `${id}-${ids.slice(0, index).filter((earlier) => earlier === id).length}`);
