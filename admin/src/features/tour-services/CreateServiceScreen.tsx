import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { useFirst } from "../../lib/use-first.ts";
import { CreateServiceForm } from "./CreateServiceForm.tsx";

/** Creates a service, starting from an existing one, or blank when the first answer brings none. */
export function CreateServiceScreen() {
  const { api } = useApp();
  const { data, isPending } = useQuery(servicesQuery(api));
  const start = useFirst(
    isPending ? undefined : { services: data ?? [], isListMissing: data === undefined },
  );
  return (
    <Screen title="Create Service" size="sm">
      {start ? <CreateServiceForm {...start} /> : <RowsSkeleton rows={6} height={60} />}
    </Screen>
  );
}
