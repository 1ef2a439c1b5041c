import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { type TeamMember, teamMember } from "shared/content/team";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { Screen } from "../../../components/shell/Screen.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { MemberFields } from "./MemberFields.tsx";
import { type MemberValues, memberFields, memberValues, toMemberValues } from "./member-values.tsx";
import { TeamLink } from "./TeamLink.tsx";
import { teamMemberQuery } from "./team.queries.ts";
import { useUpdateMember } from "./team.requests.ts";
import { useBackToTeam } from "./use-back-to-team.ts";
import { isChanged, useMemberForm } from "./use-member-form.ts";

export function UpdateTeamMemberScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const member = useQuery(teamMemberQuery(api, id));
  return (
    <Screen title="Update team member" size="md" actions={<TeamLink />}>
      <QueryState
        query={member}
        skeleton={<RowsSkeleton rows={5} height={60} />}
        errorText="Failed to load the team member."
      >
        {(loaded) =>
          loaded ? (
            <UpdateMemberForm key={loaded._id} member={loaded} />
          ) : (
            <EmptyList title="This team member doesn't exist. They may have been deleted." />
          )
        }
      </QueryState>
    </Screen>
  );
}

function UpdateMemberForm({ member }: { member: TeamMember }) {
  const uploads = useFieldUploads();
  const edit = useMemberUpdate(member);
  const { form, save, isDirty, draft, baseline, other } = edit;
  const failure = serverMessage(save.error) ?? "Couldn't save the team member. Please try again.";
  useBackToTeam(save.data);
  const submit = form.onSubmit(
    (values) => confirmUnsentPhotos(uploads, () => edit.send(values)),
    focusFirstError,
  );
  return (
    <PhotoSaveForm
      onSubmit={submit}
      uploads={uploads}
      saving={save}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      label="Save"
      untouched="No changes"
      isBlocked={Boolean(other)}
      failure={save.error && !other && failure}
    >
      <MemberFields form={form} uploads={uploads} />
      {other && (
        <RecordConflict
          fields={memberFields}
          form={form}
          baseline={baseline}
          other={other}
          toValues={toMemberValues}
          savedAt={other.updatedAt}
          failure={failure}
          onContinue={edit.continueFrom}
        />
      )}
    </PhotoSaveForm>
  );
}

function useMemberUpdate(member: TeamMember) {
  const save = useUpdateMember(member._id);
  const form = useMemberForm(toMemberValues(member));
  const isDirty = isChanged(form) && !save.isSuccess;
  const edit = useEditForm<MemberValues, TeamMember>({
    item: member,
    itemSchema: teamMember,
    getRevision: ({ updatedAt }) => updatedAt,
    toValues: toMemberValues,
    form: {
      ...form,
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: `team:${member._id}`,
    draftSchema: memberValues,
    outdatedText: "Someone else changed this team member. You'll see both versions when you save.",
    save,
    mergeConflict: (typed, from, other) =>
      mergeVersions(memberFields, typed, from, toMemberValues(other)),
  });
  const send = (values: MemberValues) =>
    save.save({ values, readAt: edit.revision }, { onError: edit.onError });
  return { ...edit, form, isDirty, save, send };
}
