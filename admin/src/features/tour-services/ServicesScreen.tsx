import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { AddLink } from "../../components/list/AddLink.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { ServiceRow } from "./ServiceRow.tsx";

export function ServicesScreen() {
  const { api } = useApp();
  const services = useQuery(servicesQuery(api));
  return (
    <Screen
      title="Services"
      size="md"
      actions={
        <AddLink to={adminPaths.createService} Icon={CirclePlus}>
          Add Services
        </AddLink>
      }
    >
      <QueryState
        query={services}
        skeleton={<RowsSkeleton />}
        errorText={(message) => `Error fetching services: ${message ?? "Something went wrong."}`}
      >
        {(all) => (
          <Stack>
            {all.length === 0 && <EmptyList title="No services yet." />}
            <Rows label="Services">
              {all.map((service) => (
                <ServiceRow key={service._id} service={service} />
              ))}
            </Rows>
          </Stack>
        )}
      </QueryState>
    </Screen>
  );
}
