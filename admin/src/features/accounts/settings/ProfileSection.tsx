import { Stack, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { User } from "shared/accounts/users";
import { cancelMyPendingEmail, sendMyConfirmation } from "shared/accounts/users.endpoints";
import { PendingEmail } from "../../../components/account/PendingEmail.tsx";
import { AccountConflict } from "../../../components/conflict/AccountConflict.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useAccountForm } from "../../../lib/editing/use-account-form.ts";
import { useHasFullAccess } from "../../../lib/session/access.ts";
import { MorningSummary } from "./MorningSummary.tsx";
import { meQuery } from "./me.queries.ts";
import { useUpdateMe } from "./me.requests.ts";

const failure = "Failed to update user.";
const button = "Save profile";

export function ProfileSection() {
  const { api } = useApp();
  const me = useQuery(meQuery(api));
  const isFull = useHasFullAccess();
  return (
    <>
      <Stack component="section" aria-label="Profile">
        <Title order={2} size="h3">
          Profile
        </Title>
        <QueryState
          query={me}
          skeleton={<RowsSkeleton rows={2} height={60} />}
          errorText="Failed to load user data."
        >
          {(user) => <ProfileForm user={user} />}
        </QueryState>
      </Stack>
      {isFull && <MorningSummary />}
    </>
  );
}

function ProfileForm({ user }: { user: User }) {
  const { api } = useApp();
  const save = useUpdateMe();
  const edit = useAccountForm({
    account: user,
    draftName: "profile",
    save,
    outdatedText: "Your profile was changed elsewhere. You'll see both versions when you save.",
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
      <TextInput
        label="Username"
        autoComplete="username"
        required
        {...form.getInputProps("username")}
      />
      <TextInput
        type="email"
        label="Email"
        autoComplete="email"
        required
        {...form.getInputProps("email")}
      />
      <PendingEmail
        key={save.submittedAt}
        user={stored}
        sendAgain={() => api.request(sendMyConfirmation, {})}
        cancel={() => api.request(cancelMyPendingEmail, {})}
      />
    </RecordForm>
  );
}
