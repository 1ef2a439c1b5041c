import { useState } from "react";

/** The first value that there is, kept: what a form was opened with outlives every later answer. */
export function useFirstValue<Value>(value: Value | undefined) {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(() => value);
  return first ?? value;
}
