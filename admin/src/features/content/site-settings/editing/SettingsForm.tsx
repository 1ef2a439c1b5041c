import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Draft } from "shared/content/records/drafts";
import { DraftConflict } from "../../../../components/conflict/DraftConflict.tsx";
import { RecordConflict } from "../../../../components/conflict/RecordConflict.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { SaveForm } from "../../../../components/form/SaveForm.tsx";
import { SubmitBar, unsavedState } from "../../../../components/form/SubmitBar.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { leaveQuestion } from "../../../../components/photos/unsent-photos.ts";
import type { PhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { usePublishStateSince } from "../../../../lib/requests/builds.ts";
import type { PublishState } from "../../../../lib/requests/publish-state.ts";
import { useIsClosed } from "../../../../lib/requests/site-settings.ts";
import { sectionLabels } from "../../../../lib/text/section-labels.ts";
import { WithDraft } from "../../records/drafts/WithDraft.tsx";
import { RecordTools } from "../../records/RecordTools.tsx";
import { SettingsChecks } from "./SettingsChecks.tsx";
import { editedSettingsQuery } from "./settings.queries.ts";
import type { SettingsEditor, Versioned } from "./settings-editor.ts";
import type { SettingsFields } from "./settings-fields.ts";
import { type BeforeSave, useSettingsForm } from "./use-settings-form.ts";

type SettingsUploads = Pick<PhotoUploads, "uploads" | "unfinished" | "failed">;
const noUploads: SettingsUploads = { uploads: [], unfinished: 0, failed: 0 };

type Fields<Values extends object> = (form: SettingsFields<Values>) => ReactNode;

type Props<Value, Values extends object> = {
  editor: SettingsEditor<Value, Values>;
  /** Uploads of the section's pictures. */
  uploads?: SettingsUploads;
  beforeSave?: BeforeSave<Value>;
  children: Fields<Values>;
};

/** Loads a settings section and saves it separately from the others. */
export function SettingsForm<Value, Values extends object>(props: Props<Value, Values>) {
  const { editor } = props;
  const { api } = useApp();
  const settings = useQuery(editedSettingsQuery(api, editor.section));
  return (
    <QueryState
      query={settings}
      skeleton={
        <SectionCard id={editor.section} label={sectionLabels[editor.section]}>
          <RowsSkeleton rows={4} height={60} />
        </SectionCard>
      }
      errorText="Failed to load the settings."
    >
      {(loaded) => (
        <WithDraft record={{ kind: "settings", id: editor.section }}>
          {(found) => (
            <>
              <RecordTools
                record={{
                  kind: "settings",
                  id: editor.section,
                  name: sectionLabels[editor.section],
                }}
              />
              <LoadedForm {...props} item={editor.read(loaded)} found={found} />
            </>
          )}
        </WithDraft>
      )}
    </QueryState>
  );
}

type LoadedProps<Value, Values extends object> = Props<Value, Values> & {
  item: Versioned<Value>;
  found: Draft | null;
};

const failure = "Couldn't save the settings. Please try again.";

const describeSaved = (isClosed: boolean, publish: PublishState | undefined) => {
  if (isClosed) return "Saved. Visitors will see it once you open the site.";
  if (publish?.state === "live") return "Saved. Visitors can see it now.";
  if (publish?.state === "partly") return "Saved. Not everything is live; see the top of the page.";
  if (publish?.state === "failed") return "Saved, but publishing failed.";
  return "Saved. It will be live in a moment.";
};

const describeState = (isPending: boolean, isDirty: boolean, isSaved: boolean) => {
  if (isPending) return "Saving…";
  if (isDirty) return unsavedState;
  return isSaved ? "Saved" : "No changes";
};

function LoadedForm<Value, Values extends object>(props: LoadedProps<Value, Values>) {
  const { editor, beforeSave, uploads = noUploads, item, found, children } = props;
  const edit = useSettingsForm(editor, { item, found }, beforeSave);
  const isClosed = useIsClosed();
  const { form, save, isDirty, draft, submit, baseline, other, continueFrom } = edit;
  const { isPending, isSuccess, succeededAt, error } = save;
  const publish = usePublishStateSince(succeededAt);
  return (
    <SaveForm
      onSubmit={submit}
      saving={save}
      isDirty={isDirty}
      hasUnsent={uploads.uploads.length > 0}
      leaveQuestion={leaveQuestion(uploads)}
      draft={draft}
      success={isSuccess && !isDirty && describeSaved(isClosed, publish)}
      failure={error && !other && (serverMessage(error) ?? failure)}
      saveBar={
        <SubmitBar
          label="Save"
          state={describeState(isPending, isDirty, isSuccess)}
          isPending={isPending}
          disabled={Boolean(other ?? draft.conflict) || uploads.unfinished > 0}
          isDirty={isDirty}
          draft={draft}
        />
      }
    >
      <SectionCard id={editor.section} label={sectionLabels[editor.section]}>
        <SettingsChecks
          section={editor.section}
          value={editor.checked.safeParse(form.values).data ?? item.value}
        />
        {children(form)}
      </SectionCard>
      <DraftConflict form={form} conflict={draft.conflict} />
      {other && (
        <RecordConflict
          fields={editor.fields}
          form={form}
          baseline={baseline}
          other={other}
          toValues={({ value }) => editor.toValues(value)}
          failure={failure}
          onContinue={continueFrom}
        />
      )}
    </SaveForm>
  );
}
