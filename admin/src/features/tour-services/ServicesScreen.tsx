import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { AddLink } from "../../components/AddLink.tsx";
import { EmptyList } from "../../components/EmptyList.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { Rows } from "../../components/Rows.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { ServiceRow } from "./ServiceRow.tsx";

/** All services: update and delete. */
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
      <Loaded
        query={services}
        skeleton={<RowsSkeleton />}
        failure={(sentence) => `Error fetching services: ${sentence ?? "Something went wrong."}`}
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
      </Loaded>
    </Screen>
  );
}
