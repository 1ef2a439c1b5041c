import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../components/Loaded.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { CreateServiceForm } from "./CreateServiceForm.tsx";

/** Creates a service, starting from an existing one. */
export function CreateServiceScreen() {
  const { api } = useApp();
  const services = useQuery(servicesQuery(api));
  return (
    <Screen title="Create Service" size="sm">
      {services.isError && !services.data ? (
        <CreateServiceForm services={[]} isListMissing />
      ) : (
        <Loaded
          query={services}
          skeleton={<RowsSkeleton rows={6} height={60} />}
          failure="The services could not be loaded again."
        >
          {(all) => <CreateServiceForm services={all} />}
        </Loaded>
      )}
    </Screen>
  );
}
