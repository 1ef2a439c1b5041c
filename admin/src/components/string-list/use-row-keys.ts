import { useState } from "react";

let last = 0;
const freshKey = () => `row-${++last}`;
const freshKeys = (count: number) => Array.from({ length: count }, freshKey);

/** A key for each row that it keeps while it moves; rows that come from elsewhere get new ones. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => freshKeys(count));
  const fitting = keys.length === count ? keys : freshKeys(count);
  if (fitting !== keys) setKeys(fitting);
  return { keys: fitting, setKeys, freshKey };
}
