import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { isNotFound } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { serviceQuery } from "./services.queries.ts";
import { UpdateServiceForm } from "./UpdateServiceForm.tsx";

export function UpdateServiceScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const service = useQuery(serviceQuery(api, id));
  const { data: services = [] } = useQuery(servicesQuery(api));
  const otherTours = services.filter(({ _id }) => _id !== id);
  const errorText = (message: string | undefined) =>
    isNotFound(service.error)
      ? "Service not found"
      : `Error fetching service details: ${message ?? "Something went wrong."}`;
  return (
    <Screen
      title="Update tour"
      actions={
        service.data && (
          <Group gap="xs">
            <ServiceLinks service={service.data} />
          </Group>
        )
      }
    >
      <NotificationArea />
      <QueryState
        query={service}
        skeleton={<RowsSkeleton rows={6} height={60} />}
        errorText={errorText}
      >
        {(loaded) => (
          <>
            <RecordTools record={{ kind: "tour", id: loaded._id, name: loaded.title }} />
            <WithDraft record={{ kind: "tour", id: loaded._id }}>
              {(found) => (
                <UpdateServiceForm
                  key={loaded._id}
                  service={loaded}
                  found={found}
                  otherTours={otherTours}
                />
              )}
            </WithDraft>
          </>
        )}
      </QueryState>
    </Screen>
  );
}
