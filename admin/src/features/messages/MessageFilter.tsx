import type { ContactListQuery } from "shared/contacts";
import type { InquiryListQuery } from "shared/inquiries";
import { ListFilter } from "../../components/list/ListFilter.tsx";

const choices = [
  { label: "All", value: "all" },
  { label: "Unanswered", value: "unanswered" },
  { label: "Answered", value: "answered" },
  { label: "Spam", value: "spam" },
] as const;
type Choice = (typeof choices)[number]["value"];

/** Possible spam is listed only when asked for. */
export type StateFilter = Pick<ContactListQuery, "answered" | "spam"> &
  Pick<InquiryListQuery, "answered" | "spam">;

const filters: Record<Choice, Required<StateFilter>> = {
  all: { answered: undefined, spam: undefined },
  unanswered: { answered: false, spam: undefined },
  answered: { answered: true, spam: undefined },
  spam: { answered: undefined, spam: true },
};

const choiceFor = ({ answered, spam }: StateFilter): Choice => {
  if (spam) return "spam";
  if (answered === undefined) return "all";
  return answered ? "answered" : "unanswered";
};

type Props = { value: StateFilter; onChange: (value: Required<StateFilter>) => void };

export function MessageFilter({ value, onChange }: Props) {
  return (
    <ListFilter<Choice>
      label="Show"
      choices={choices}
      value={choiceFor(value)}
      onChange={(choice) => onChange(filters[choice])}
    />
  );
}

export const emptyTextFor = (noun: string, filter: StateFilter) =>
  ({
    all: `No ${noun} yet.`,
    unanswered: "Everything is answered.",
    answered: "Nothing has been answered yet.",
    spam: "No possible spam.",
  })[choiceFor(filter)];
