import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orderTourServices } from "shared/endpoints/tour-services";
import type { TourService } from "shared/tour-services";
import { notifyError } from "../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../components/feedback/notify-undoable.tsx";
import { moveItem } from "../../../components/sortable/move-item.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

const placed = (services: TourService[]) =>
  services.map((service, index) => ({ ...service, position: index + 1 }));

/** Saves the order in which visitors see the tours; it is shown at once. */
export function useTourOrder(services: TourService[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const { mutate } = useMutation({
    // One after the other: the last order must win.
    scope: { id: "tour-order" },
    mutationFn: (ordered: TourService[]) =>
      api.request(orderTourServices, { body: { ids: ordered.map(({ _id }) => _id) } }),
    onMutate: (ordered) => {
      client.setQueryData(servicesQuery(api).queryKey, placed(ordered));
    },
    onError: (error) => notifyError("The order was not saved", error),
    onSettled: () => {
      // An answer to an earlier move would show the order before the last one.
      if (client.isMutating() === 1) invalidate("services");
    },
  });
  const move = (from: number, to: number) => {
    mutate(moveItem(services, from, to), {
      onSuccess: () =>
        notifyUndoable({
          id: "tour-order",
          title: "Order saved",
          text: `“${services[from]?.title}” now has place ${to + 1}.`,
          onUndo: () => mutate(services),
        }),
    });
  };
  return { move };
}
