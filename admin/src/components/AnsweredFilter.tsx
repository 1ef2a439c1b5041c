import { ListFilter } from "./ListFilter.tsx";

const choices = [
  { label: "All", value: undefined },
  { label: "Unanswered", value: false },
  { label: "Answered", value: true },
] as const;

type Props = { value: boolean | undefined; onChange: (value: boolean | undefined) => void };

/** All rows, those that wait for an answer, or those that have one. */
export function AnsweredFilter(props: Props) {
  return <ListFilter<boolean | undefined> label="Show" choices={choices} {...props} />;
}

/** What stands in place of the rows when there are none of those that the filter lets through. */
export function nothingOf(noun: string, answered: boolean | undefined) {
  if (answered === undefined) return `No ${noun} yet.`;
  return answered ? "Nothing has been answered yet." : "Everything is answered.";
}
