import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ArrowDownUp, CirclePlus } from "lucide-react";
import { sortTours } from "shared/content/tours/tour-order";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { OrderedServices } from "./OrderedServices.tsx";

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
      <QueryState
        query={services}
        skeleton={<RowsSkeleton />}
        errorText={(message) => `Error fetching services: ${message ?? "Something went wrong."}`}
      >
        {(all) => (
          <Stack>
            {all.length === 0 && <EmptyList title="No tours yet." />}
            <OrderedServices services={sortTours(all)} />
          </Stack>
        )}
      </QueryState>
    </Screen>
  );
}
