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
  /** Missing without a search. */
  search: { isEverywhere: boolean; onEverywhere: () => void } | undefined;
  onChange: (view: View) => void;
};

const everywhere = { value: "everywhere", label: "Everywhere" };

/** Which conversations are shown, with how many there are of each. */
export function ViewFilter({ value, drafts, trip, search, onChange }: Props) {
  const { api } = useApp();
  const { data: counts } = useQuery(conversationCountsQuery(api, trip));
  const toOption = (view: View) => {
    const count = countOf(view, counts, drafts);
    const label = viewLabels[view];
    return { value: view, label: count === undefined ? label : `${label} (${count})` };
  };
  const choose = (chosen: string) =>
    chosen === everywhere.value ? search?.onEverywhere() : onChange(view.parse(chosen));
  return (
    <NativeSelect
      aria-label="Show"
      data={[
        ...(search ? [everywhere] : []),
        ...groups.map(({ group, views }) => ({ group, items: views.map(toOption) })),
      ]}
      value={search?.isEverywhere ? everywhere.value : value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
