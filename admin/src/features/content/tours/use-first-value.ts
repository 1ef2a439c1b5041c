import { useState } from "react";

/** The first defined value; later ones are ignored. */
export function useFirstValue<Value>(value: Value | undefined) {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(() => value);
  return first ?? value;
}
