import { splitAges } from "shared/inbox/split-ages";

/** Fills in the number of people from adults and children, as if the visitor had typed it. */
export function fillGroupSize(form: HTMLFormElement | null) {
  const find = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const [people, adults, ages] = [find("paxNumber"), find("adults"), find("childrenAges")];
  if (!people || !adults || !ages) return;
  const children = splitAges(ages.value).length;
  const named = Number(adults.value) + children;
  const isComplete = adults.value !== "" && children > 0;
  const wasFilled = people.value === people.dataset.filled;
  // Adults or children alone may be a part of the group that the visitor typed.
  if (!wasFilled && !isComplete && named <= Number(people.value)) return;
  people.value = String(named || "");
  people.dataset.filled = people.value;
  people.dispatchEvent(new Event("input", { bubbles: true }));
}
