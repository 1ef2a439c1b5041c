import { useEffect, useRef } from "react";
import type { ConversationChange } from "shared/inbox/conversations";
import type { Choice } from "./list/ConversationList.tsx";
import { useKeys } from "./use-keys.ts";

/** Moves the focus through the rows, and back to the row of a closed conversation. */
export function useListFocus(openId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const lastOpen = useRef<string>(undefined);
  const links = () => [
    ...(list.current?.querySelectorAll<HTMLElement>("[data-conversation]") ?? []),
  ];
  const region = () => list.current?.querySelector<HTMLElement>("[tabindex='-1']");
  const findFocused = () =>
    links().findIndex((link) => link.closest("li")?.contains(document.activeElement));
  /** Focuses the open conversation, or else the list. */
  const focusDesk = () =>
    (
      list.current?.parentElement?.querySelector<HTMLElement>("h2[tabindex='-1']") ?? region()
    )?.focus({ preventScroll: true });
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = openId;
    if (openId !== undefined || closed === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-conversation="${closed}"]`);
    const rows = list.current?.querySelector<HTMLElement>("[tabindex='-1']");
    (row ?? rows)?.focus({ preventScroll: true });
    // The list beside a conversation has its own scroll position.
    row?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  return {
    list,
    focusDesk,
    focusSearch: () => list.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
    /** The conversation whose row has the focus. */
    focusedId: () => links()[findFocused()]?.dataset.conversation,
    step: (by: 1 | -1) => {
      const rows = links();
      const at = findFocused();
      const first = by === 1 ? 0 : rows.length - 1;
      (at < 0 ? rows[first] : rows[at + by])?.focus();
    },
    /** Moves to a neighbour before the row leaves the list. */
    leaveRow: () => {
      const rows = links();
      const at = findFocused();
      (rows[at + 1] ?? rows[at - 1])?.focus();
    },
  };
}

type Desk = {
  /** The open conversation handles its keys itself. */
  isReading: boolean;
  focus: ReturnType<typeof useListFocus>;
  choice: Choice;
  change: (ids: string[], change: ConversationChange, done: string) => void;
};

const counted = (ids: string[], done: string) =>
  ids.length === 1 ? `${done}.` : `${ids.length} conversations: ${done.toLowerCase()}.`;

/** Handles the keys of the list. */
export function useListKeys({ isReading, focus, choice, change }: Desk) {
  const changeThese = (changed: ConversationChange, done: string) => {
    const focused = focus.focusedId();
    const ids = choice.ids.length > 0 || !focused ? choice.ids : [focused];
    if (ids.length === 0) return;
    focus.leaveRow();
    change(ids, changed, counted(ids, done));
    choice.clear();
  };
  const choose = () => {
    const focused = focus.focusedId();
    if (focused) choice.toggle(focused);
  };
  const next = () => focus.step(1);
  const previous = () => focus.step(-1);
  const listKeys = {
    ...{ j: next, ArrowDown: next, k: previous, ArrowUp: previous },
    x: choose,
    e: () => changeThese({ state: "done" }, "Marked as done"),
    "#": () => changeThese({ box: "trash" }, "Moved to the trash"),
  };
  useKeys({ "/": focus.focusSearch, ...(isReading ? {} : listKeys) });
}
