import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyError } from "../feedback/notify.ts";
import { notifyUndoable } from "../feedback/notify-undoable.tsx";
import { moveItem } from "./move-item.ts";

type SavedOrder<Item> = {
  /** Identifies the order's notices and pending saves. */
  id: string;
  items: Item[];
  /** Items on the pages before these. */
  offset?: number;
  /** For example “Kayak”. */
  getName: (item: Item) => string;
  save: (ordered: Item[]) => Promise<unknown>;
  /** Shows an order before it is saved. */
  show: (ordered: Item[]) => void;
  onSettled: () => void;
};

/** Saves a new order immediately and offers to undo it. */
export function useSavedOrder<Item>(order: SavedOrder<Item>) {
  const { id, items, offset = 0, getName, save, show, onSettled } = order;
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Saves run in sequence, so that the last order wins.
    scope: { id },
    mutationFn: save,
    onMutate: show,
    onError: (error) => notifyError("Couldn't save the order", error),
    onSettled: () => {
      // The answer to an earlier move would show an outdated order.
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
          text: `${getName(moved)} is now in position ${offset + to + 1}.`,
          onUndo: () => mutate(items),
        }),
    });
  };
  return { move };
}
