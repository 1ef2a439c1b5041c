import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { siteSettingsQuery } from "../../../lib/requests/site-settings.ts";
import { useNewRecordId } from "../records/drafts/use-new-record.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { CreateServiceForm } from "./CreateServiceForm.tsx";

/** The form starts from the first response: later ones must not change it. */
export function CreateServiceScreen() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const copied = search.get("copy");
  const id = useNewRecordId();
  const services = useQuery(servicesQuery(api));
  const settings = useQuery(siteSettingsQuery(api));
  const start = useFirstValue(
    services.isPending || settings.isPending
      ? undefined
      : {
          services: services.data ?? [],
          isListMissing: services.data === undefined,
          contact: {
            whatsapp: settings.data?.chat.value.whatsapp ?? "",
            email: settings.data?.contact.value.email ?? "",
          },
        },
  );
  return (
    <Screen title="Create Service">
      <NotificationArea />
      <RecordTools record={{ kind: "tour", id, name: "New tour" }} />
      {start ? (
        <WithDraft key={id} record={{ kind: "tour", id }}>
          {(found) => (
            <CreateServiceForm key={copied} {...start} id={id} found={found} copied={copied} />
          )}
        </WithDraft>
      ) : (
        <RowsSkeleton rows={6} height={60} />
      )}
    </Screen>
  );
}

/** The first defined value; later ones are ignored. */
function useFirstValue<Value>(value: Value | undefined) {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(() => value);
  return first ?? value;
}
