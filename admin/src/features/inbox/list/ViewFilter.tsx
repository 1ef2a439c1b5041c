import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { conversationState, type TripFilter } from "shared/conversations";
import { useApp } from "../../../lib/app/app-context.ts";
import { conversationCountsQuery } from "../../../lib/requests/conversations.ts";
import { type View, view } from "../data/inbox-query.ts";
import { countOf, viewLabels } from "./view-texts.ts";

const groups: { group: string; views: View[] }[] = [
  { group: "To do", views: ["waiting", "overdue", "due", "mine", "drafts"] },
  { group: "By state", views: ["all", ...conversationState.options] },
  { group: "Elsewhere", views: ["spam", "trash"] },
];

type Props = {
  value: View;
  /** Not known where only some trips are listed. */
  drafts: number | undefined;
  trip: TripFilter;
  onChange: (view: View) => void;
};

/** Which conversations are shown, with how many there are of each. */
export function ViewFilter({ value, drafts, trip, onChange }: Props) {
  const { api } = useApp();
  const { data: counts } = useQuery(conversationCountsQuery(api, trip));
  const toOption = (view: View) => {
    const count = countOf(view, counts, drafts);
    const label = viewLabels[view];
    return { value: view, label: count === undefined ? label : `${label} (${count})` };
  };
  return (
    <NativeSelect
      aria-label="Show"
      data={groups.map(({ group, views }) => ({ group, items: views.map(toOption) }))}
      value={value}
      onChange={(event) => onChange(view.parse(event.currentTarget.value))}
    />
  );
}
