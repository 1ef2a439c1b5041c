import { Group, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownUp, CirclePlus } from "lucide-react";
import { sortTours } from "shared/content/tours/tour-order";
import type { TourService } from "shared/content/tours/tour-services";
import { orderTourServices } from "shared/content/tours/tour-services.endpoints";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../../components/list/EmptyList.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { OrderButtons } from "../../../../components/sortable/OrderButtons.tsx";
import { useSavedOrder } from "../../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { NewDrafts } from "../../records/drafts/NewDrafts.tsx";
import { ServiceRow } from "./ServiceRow.tsx";

export function ServicesScreen() {
  const { api } = useApp();
  const services = useQuery(servicesQuery(api));
  return (
    <Screen
      title="Tours"
      size="md"
      actions={
        <Group gap="sm">
          <AddLink to={adminPaths.toursImport} Icon={ArrowDownUp} variant="default">
            Export and import
          </AddLink>
          <AddLink to={adminPaths.createService} Icon={CirclePlus}>
            Add Services
          </AddLink>
        </Group>
      }
    >
      <NotificationArea />
      <NewDrafts kind="tour" createPath={adminPaths.createService} untitled="Untitled tour" />
      <QueryState
        query={services}
        skeleton={<RowsSkeleton />}
        errorText={(message) => `Error fetching services: ${message ?? "Something went wrong."}`}
      >
        {(items) => (
          <Stack>
            {items.length === 0 && <EmptyList title="No tours yet. Add your first one." />}
            <OrderedServices services={sortTours(items)} />
          </Stack>
        )}
      </QueryState>
    </Screen>
  );
}

function OrderedServices({ services }: { services: TourService[] }) {
  const { move } = useTourOrder(services);
  return (
    <Rows label="Tours">
      {services.map((service, index) => (
        <ServiceRow
          key={service._id}
          service={service}
          orderButtons={
            <OrderButtons
              title={service.title}
              isFirst={index === 0}
              isLast={index === services.length - 1}
              onMove={(step) => move(index, index + step)}
            />
          }
        />
      ))}
    </Rows>
  );
}

const placed = (services: TourService[]) =>
  services.map((service, index) => ({ ...service, position: index + 1 }));

/** Saves the visitors' order of the tours, and shows it at once. */
function useTourOrder(services: TourService[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useSavedOrder({
    id: "tour-order",
    items: services,
    getName: ({ title }) => `“${title}”`,
    save: (ordered) =>
      api.request(orderTourServices, { body: { ids: ordered.map(({ _id }) => _id) } }),
    show: (ordered) => {
      client.setQueryData(servicesQuery(api).queryKey, placed(ordered));
    },
    onSettled: () => invalidate("services"),
  });
}
