import type { ConversationChange } from "shared/conversations";
import { useKeys } from "./keys/use-keys.ts";
import type { Choice } from "./list/use-choice.ts";
import type { useListFocus } from "./use-list-focus.ts";

type Desk = {
  /** Its keys are then the reader's. */
  isReading: boolean;
  focus: ReturnType<typeof useListFocus>;
  choice: Choice;
  change: (ids: string[], change: ConversationChange, done: string) => void;
};

const counted = (ids: string[], done: string) =>
  ids.length === 1 ? `${done}.` : `${ids.length} conversations: ${done.toLowerCase()}.`;

/** The list by keyboard alone. */
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
