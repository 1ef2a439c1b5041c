import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { profileInput, type User } from "shared/users";
import { Loaded } from "../../components/Loaded.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { SaveForm } from "../../components/SaveForm.tsx";
import { sentenceOf } from "../../lib/api-error.ts";
import { useApp } from "../../lib/app-context.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { stayOpen } from "../../lib/stay-open.ts";
import { meQuery, useUpdateMe } from "./me.requests.ts";

/** Name and e-mail of the signed-in user. */
export function ProfileSection() {
  const { api } = useApp();
  const me = useQuery(meQuery(api));
  return (
    <Loaded
      query={me}
      skeleton={<RowsSkeleton rows={2} height={60} />}
      failure="Failed to load user data."
    >
      {(user) => <ProfileForm user={user} />}
    </Loaded>
  );
}

function ProfileForm({ user: { username, email } }: { user: User }) {
  const save = useUpdateMe();
  const form = useForm({
    initialValues: { username, email },
    validate: schemaResolver(profileInput, { sync: true }),
  });
  const submit = form.onSubmit((values) => save.mutate(values, stayOpen(form)), focusFirst);
  return (
    <SaveForm
      onSubmit={submit}
      isResting={save.isPending}
      isDirty={form.isDirty()}
      success={save.data?.message}
      failure={save.isError && "Failed to update user."}
      detail={sentenceOf(save.error)}
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
      <Button type="submit" loading={save.isPending}>
        Save profile
      </Button>
    </SaveForm>
  );
}
