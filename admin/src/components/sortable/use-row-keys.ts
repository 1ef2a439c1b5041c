import { useState } from "react";

let last = 0;
const newKey = () => `row-${++last}`;
const newKeys = (count: number) => Array.from({ length: count }, newKey);

/** A stable key for each row; rows that come from outside get new ones. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => newKeys(count));
  const currentKeys = keys.length === count ? keys : newKeys(count);
  if (currentKeys !== keys) setKeys(currentKeys);
  return { keys: currentKeys, setKeys, newKey };
}

/** Keys of rows that have an id of their own, which several may share. */
export const numberedKeys = (ids: string[]) =>
  ids.map((id, index) => `${id}-${ids.slice(0, index).filter((other) => other === id).length}`);
