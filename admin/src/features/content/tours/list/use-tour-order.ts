import { useQueryClient } from "@tanstack/react-query";
import type { TourService } from "shared/content/tours/tour-services";
import { orderTourServices } from "shared/content/tours/tour-services.endpoints";
import { useSavedOrder } from "../../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";

const placed = (services: TourService[]) =>
  services.map((service, index) => ({ ...service, position: index + 1 }));

/** Saves the visitors' order of the tours, and shows it at once. */
export function useTourOrder(services: TourService[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useSavedOrder({
    id: "tour-order",
    items: services,
    nameOf: ({ title }) => `“${title}”`,
    save: (ordered) =>
      api.request(orderTourServices, { body: { ids: ordered.map(({ _id }) => _id) } }),
    show: (ordered) => {
      client.setQueryData(servicesQuery(api).queryKey, placed(ordered));
    },
    onSettled: () => invalidate("services"),
  });
}
