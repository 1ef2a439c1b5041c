import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { notify } from "../../../components/feedback/notify.ts";
import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { Screen } from "../../../components/shell/Screen.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import type { TeamDraft } from "../../../lib/editing/team-drafts/team-draft.ts";
import { useSharedDraft } from "../../../lib/editing/team-drafts/use-shared-draft.ts";
import { useDraft } from "../../../lib/editing/use-draft.ts";
import { draftQuery } from "../../../lib/requests/drafts.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { useNewRecordId } from "../records/drafts/use-new-record.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { PageEditor } from "./PageEditor.tsx";
import { PagesLink } from "./PagesLink.tsx";
import { useCreatePage } from "./pages.requests.ts";
import { confirmPagePrices } from "./values/confirm-page-prices.ts";
import { pageDraft } from "./values/page-draft.ts";
import { blankPage, type PageValues, pageValues } from "./values/page-values.ts";
import { foldErrors, isChanged, submitPage, usePageForm } from "./values/use-page-form.ts";

export function CreatePageScreen() {
  return <NewPageScreen blank={blankPage} />;
}

/** Adds a page or a story, as its draft or else `blank` says. */
export function NewPageScreen({ blank }: { blank: PageValues }) {
  const { api } = useApp();
  const id = useNewRecordId();
  const record = { kind: "page" as const, id };
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { data: found } = useQuery(draftQuery(api, record));
  const { story } = pageValues.safeParse(found?.values).data ?? blank;
  return (
    <Screen
      title={story ? "Write a story" : "Add page"}
      size="md"
      actions={<PagesLink story={story} />}
    >
      <NotificationArea />
      <RecordTools record={{ ...record, name: story ? "New story" : "New page" }} />
      <WithDraft key={id} record={record}>
        {(draft) => (
          <CreatePageForm team={pageDraft(id, draft, { story })} blank={blank} tours={tours} />
        )}
      </WithDraft>
    </Screen>
  );
}

type Props = { team: TeamDraft<PageValues>; blank: PageValues; tours: TourService[] };

function CreatePageForm({ team, blank, tours }: Props) {
  const navigate = useNavigate();
  const { form, isDirty, draft, create, save } = useNewPage(team, blank);
  const noun = form.values.story ? "story" : "page";
  const uploads = useFieldUploads();
  const added = create.data;
  useEffect(() => {
    if (!added) return;
    notify(added.message, added.page.title);
    void navigate(pathTo.updatePage(added.page._id), { replace: true });
  }, [added, navigate]);
  const confirmAndSave = (values: PageValues) =>
    confirmPagePrices(values, { tours, stored: [] }, () => save(values));
  return (
    <PhotoSaveForm
      onSubmit={submitPage(form, (values) =>
        confirmUnsentPhotos(uploads, () => confirmAndSave(values)),
      )}
      uploads={uploads}
      saving={create}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      label={form.values.story ? "Add story" : "Add page"}
      untouched="Not saved yet"
      failure={
        create.error &&
        (serverMessage(create.error) ?? `Couldn't save the ${noun}. Please try again.`)
      }
    >
      <PageEditor form={form} uploads={uploads} tours={tours} isNew />
      <DraftConflict form={form} conflict={draft.conflict} />
    </PhotoSaveForm>
  );
}

function useNewPage(team: TeamDraft<PageValues>, blank: PageValues) {
  const create = useCreatePage();
  const storedDraft = useSharedDraft(`page:${team.record.id}`, pageValues, team);
  const form = usePageForm(blank);
  const isDirty = isChanged(form) && !create.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  const save = (values: PageValues) =>
    create.save(values, {
      publish: draft.publish,
      onError: (error) => form.setErrors(foldErrors(issuesByField(error))),
    });
  return { form, isDirty, draft, create, save };
}
