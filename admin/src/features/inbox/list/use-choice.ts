import { useState } from "react";

const between = (ids: string[], one: string, other: string) => {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 ? [other] : ids.slice(from, (to ?? from) + 1);
};

/** Which of the listed are chosen; what leaves the list is chosen no more. */
export function useChoice(listed: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = listed.filter((id) => chosen.has(id));
  const toggle = (id: string, withRange = false) => {
    const range = withRange && last ? between(listed, last, id) : [id];
    const next = new Set(ids);
    const isAdded = !next.has(id);
    for (const one of range) isAdded ? next.add(one) : next.delete(one);
    setChosen(next);
    setLast(id);
  };
  return {
    ids,
    isAll: ids.length === listed.length,
    toggle,
    clear: () => setChosen(new Set()),
    all: () => setChosen(new Set(listed)),
  };
}
export type Choice = ReturnType<typeof useChoice>;
