import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { Screen } from "../../../components/shell/Screen.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useDraft } from "../../../lib/editing/use-draft.ts";
import { useStoredDraft } from "../../../lib/editing/use-stored-draft.ts";
import { MemberFields } from "./MemberFields.tsx";
import { blankMember, memberValues } from "./member-values.tsx";
import { TeamLink } from "./TeamLink.tsx";
import { useCreateMember } from "./team.requests.ts";
import { useBackToTeam } from "./use-back-to-team.ts";
import { isChanged, useMemberForm } from "./use-member-form.ts";

export function CreateTeamMemberScreen() {
  const { form, isDirty, draft, create } = useNewMember();
  const uploads = useFieldUploads();
  useBackToTeam(create.data);
  const submit = form.onSubmit(
    (values) =>
      confirmUnsentPhotos(uploads, () =>
        create.save(values, { onError: (error) => form.setErrors(issuesByField(error)) }),
      ),
    focusFirstError,
  );
  return (
    <Screen title="Add a team member" size="md" actions={<TeamLink />}>
      <PhotoSaveForm
        onSubmit={submit}
        uploads={uploads}
        saving={create}
        leavesAfterwards
        isDirty={isDirty}
        draft={draft}
        label="Add to the team"
        untouched="Not saved yet"
        failure={
          create.error &&
          (serverMessage(create.error) ?? "Couldn't save the team member. Please try again.")
        }
      >
        <MemberFields form={form} uploads={uploads} />
      </PhotoSaveForm>
    </Screen>
  );
}

function useNewMember() {
  const create = useCreateMember();
  const storedDraft = useStoredDraft("team:new", memberValues);
  const form = useMemberForm(blankMember);
  const isDirty = isChanged(form) && !create.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  return { form, isDirty, draft, create };
}
