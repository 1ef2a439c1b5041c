import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { writtenPagePath } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SiteLink } from "../../../components/list/SiteLink.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { PagesLink } from "./PagesLink.tsx";
import { pageQuery } from "./pages.queries.ts";
import { UpdatePageForm } from "./UpdatePageForm.tsx";

export function UpdatePageScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const page = useQuery(pageQuery(api, id));
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <Screen
      title={page.data?.story ? "Update story" : "Update page"}
      size="md"
      actions={
        <Group gap="xs">
          {page.data && <SiteLink {...page.data} href={writtenPagePath(page.data)} />}
          <PagesLink story={page.data?.story ?? null} />
        </Group>
      }
    >
      <NotificationArea />
      <QueryState
        query={page}
        skeleton={<RowsSkeleton rows={6} height={60} />}
        errorText="Failed to load the page."
      >
        {(loaded) =>
          loaded ? (
            <>
              <RecordTools record={{ kind: "page", id: loaded._id, name: loaded.title }} />
              <WithDraft record={{ kind: "page", id: loaded._id }}>
                {(found) => (
                  <UpdatePageForm key={loaded._id} page={loaded} found={found} tours={tours} />
                )}
              </WithDraft>
            </>
          ) : (
            <EmptyList title="This page doesn't exist. It may have been deleted." />
          )
        }
      </QueryState>
    </Screen>
  );
}
