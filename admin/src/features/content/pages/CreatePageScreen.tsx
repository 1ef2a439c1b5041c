import { useQuery } from "@tanstack/react-query";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { CreatePageForm } from "./CreatePageForm.tsx";
import { PagesLink } from "./PagesLink.tsx";

export function CreatePageScreen() {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <Screen title="Add page" size="md" actions={<PagesLink />}>
      <NotificationArea />
      <CreatePageForm tours={tours} />
    </Screen>
  );
}
