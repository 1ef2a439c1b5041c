import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyError } from "../feedback/notify.ts";
import { notifyUndoable } from "../feedback/notify-undoable.tsx";
import { moveItem } from "./move-item.ts";

type SavedOrder<Item> = {
  /** Names the order among the notices and the saves under way. */
  id: string;
  items: Item[];
  /** As in “Kayak”. */
  nameOf: (item: Item) => string;
  save: (ordered: Item[]) => Promise<unknown>;
  /** Shows an order before it is saved. */
  show: (ordered: Item[]) => void;
  onSettled: () => void;
};

/** Saves the order of a list at once, and offers to undo it. */
export function useSavedOrder<Item>(order: SavedOrder<Item>) {
  const { id, items, nameOf, save, show, onSettled } = order;
  const client = useQueryClient();
  const { mutate } = useMutation({
    // One after the other: the last order must win.
    scope: { id },
    mutationFn: save,
    onMutate: show,
    onError: (error) => notifyError("Couldn't save the order", error),
    onSettled: () => {
      // An answer to an earlier move would show the order before the last one.
      if (client.isMutating() === 1) onSettled();
    },
  });
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (moved === undefined) return;
    mutate(moveItem(items, from, to), {
      onSuccess: () =>
        notifyUndoable({
          title: "Order saved",
          text: `${nameOf(moved)} is now in position ${to + 1}.`,
          onUndo: () => mutate(items),
        }),
    });
  };
  return { move };
}
