import { Autocomplete, Button, TextInput } from "@mantine/core";
import { adminRole, clientRole, type User } from "shared/users";
import { AccountConflict } from "../../components/conflict/AccountConflict.tsx";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useAccountForm } from "../../lib/editing/use-account-form.ts";
import { useUpdateUser } from "./users.requests.ts";

const failure = "Failed to update user.";

/** The role is free text; only "admin" opens the admin area. */
export function UserForm({ user }: { user: User }) {
  const save = useUpdateUser(user._id);
  const edit = useAccountForm({
    account: user,
    draftName: `user:${user._id}`,
    save,
    outdatedText: "The user was changed since then: saving will show both versions.",
  });
  const { form, isDirty, draft, submit } = edit;
  return (
    <SaveForm
      onSubmit={submit}
      saving={save}
      isDirty={isDirty}
      draft={draft}
      success={save.data?.message}
      failure={save.error && !edit.other && failure}
      detail={!edit.other && serverMessage(save.error)}
    >
      <TextInput label="Username" required {...form.getInputProps("username")} />
      <TextInput type="email" label="Email" required {...form.getInputProps("email")} />
      <Autocomplete
        label="Role"
        description={`“${adminRole}” opens the admin area; every other text grants nothing.`}
        required
        data={[adminRole, clientRole]}
        {...form.getInputProps("role")}
      />
      <AccountConflict failure={failure} edit={edit} button="Update" />
      <Button type="submit" loading={save.isPending} disabled={Boolean(edit.other)}>
        Update
      </Button>
    </SaveForm>
  );
}
