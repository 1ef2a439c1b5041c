import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { conversationState } from "shared/conversations";
import { useApp } from "../../../lib/app/app-context.ts";
import { conversationCountsQuery } from "../../../lib/requests/conversations.ts";
import {
  type InboxQuery,
  isEverywhere,
  isFiltered,
  tripQueryOf,
  type View,
  view,
} from "../data/inbox-query.ts";
import { countOf, viewLabels } from "./view-texts.ts";

const groups: { group: string; views: View[] }[] = [
  { group: "To do", views: ["waiting", "overdue", "due", "upcoming", "mine", "drafts"] },
  { group: "By state", views: ["all", ...conversationState.options] },
  { group: "Elsewhere", views: ["spam", "trash"] },
];

type Props = {
  query: InboxQuery;
  drafts: number;
  /** Widens a search to all conversations. */
  onEverywhere: () => void;
  onChange: (view: View) => void;
};

const everywhere = { value: "everywhere", label: "Everywhere" };

/** Which conversations are shown, with how many there are of each. */
export function ViewFilter({ query, drafts, onEverywhere, onChange }: Props) {
  const { api } = useApp();
  const { data: counts } = useQuery(conversationCountsQuery(api, tripQueryOf(query)));
  // Which trips the drafts are about is not known.
  const knownDrafts = isFiltered(query) ? undefined : drafts;
  const toOption = (view: View) => {
    const count = countOf(view, counts, knownDrafts);
    const label = viewLabels[view];
    return { value: view, label: count === undefined ? label : `${label} (${count})` };
  };
  const choose = (chosen: string) =>
    chosen === everywhere.value ? onEverywhere() : onChange(view.parse(chosen));
  return (
    <NativeSelect
      aria-label="Show"
      data={[
        ...(query.q === undefined ? [] : [everywhere]),
        ...groups.map(({ group, views }) => ({ group, items: views.map(toOption) })),
      ]}
      flex="0 1 12rem"
      miw={0}
      value={isEverywhere(query) ? everywhere.value : query.show}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
