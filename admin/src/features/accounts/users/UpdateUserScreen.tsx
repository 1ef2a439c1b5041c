import { Autocomplete, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { adminRole, clientRole, type User } from "shared/accounts/users";
import { cancelPendingEmail, sendConfirmation } from "shared/accounts/users.endpoints";
import { AccessField } from "../../../components/account/AccessField.tsx";
import { PendingEmail } from "../../../components/account/PendingEmail.tsx";
import { AccountConflict } from "../../../components/conflict/AccountConflict.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useAccountForm } from "../../../lib/editing/use-account-form.ts";
import { userQuery } from "./users.queries.ts";
import { useUpdateUser } from "./users.requests.ts";

export function UpdateUserScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const user = useQuery(userQuery(api, id));
  return (
    <Screen title="Update user" size="sm">
      <QueryState
        query={user}
        skeleton={<RowsSkeleton rows={3} height={60} />}
        errorText="Failed to load user data."
      >
        {(loaded) => <UserForm key={loaded._id} user={loaded} />}
      </QueryState>
    </Screen>
  );
}

const failure = "Failed to update user.";

const button = "Update";

/** The role is free text; only "admin" opens the admin area. */
function UserForm({ user }: { user: User }) {
  const { api } = useApp();
  const params = { id: user._id };
  const save = useUpdateUser(user._id);
  const edit = useAccountForm({
    account: user,
    draftName: `user:${user._id}`,
    save,
    outdatedText: "Someone else changed this user. You'll see both versions when you save.",
  });
  const { form } = edit;
  const stored = save.data?.user ?? user;
  return (
    <RecordForm
      edit={edit}
      saving={save}
      failure={failure}
      conflict={<AccountConflict failure={failure} edit={edit} button={button} />}
      button={button}
    >
      <TextInput label="Username" required {...form.getInputProps("username")} />
      <TextInput type="email" label="Email" required {...form.getInputProps("email")} />
      <PendingEmail
        key={save.submittedAt}
        user={stored}
        sendAgain={() => api.request(sendConfirmation, { params })}
        cancel={() => api.request(cancelPendingEmail, { params })}
      />
      <Autocomplete
        label="Role"
        description={`“${adminRole}” can use the admin area. Anyone else just has an account.`}
        required
        data={[adminRole, clientRole]}
        {...form.getInputProps("role")}
      />
      {form.values.role === adminRole && (
        <AccessField
          value={form.values.access}
          onChange={(access) => form.setFieldValue("access", access)}
        />
      )}
    </RecordForm>
  );
}
