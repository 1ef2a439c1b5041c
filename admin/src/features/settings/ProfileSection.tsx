import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { type ProfileInput, profileInput, type User } from "shared/users";
import { z } from "zod";
import { Loaded } from "../../components/Loaded.tsx";
import { RowsSkeleton } from "../../components/RowsSkeleton.tsx";
import { SaveForm } from "../../components/SaveForm.tsx";
import { sentenceOf } from "../../lib/api-error.ts";
import { useApp } from "../../lib/app-context.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { stayOpen } from "../../lib/stay-open.ts";
import { useDraft, useKeptDraft } from "../../lib/use-draft.ts";
import { useRevision } from "../../lib/use-revision.ts";
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

const draftedProfile = z.object({ username: z.string(), email: z.string() });

const valuesOf = ({ username, email }: ProfileInput) => ({ username, email });

/** Users have no revision: a version is known by what it says. */
const versionOf = (profile: ProfileInput) => JSON.stringify(valuesOf(profile));

function ProfileForm({ user }: { user: User }) {
  const save = useUpdateMe();
  const kept = useKeptDraft("profile", draftedProfile);
  const { stored, readAt, moveTo, isOutdated } = useRevision<ProfileInput>(
    user,
    versionOf,
    kept.found?.base,
  );
  const form = useForm({
    initialValues: valuesOf(user),
    validate: schemaResolver(profileInput, { sync: true }),
  });
  const isDirty = form.isDirty();
  const draft = useDraft({
    kept,
    form,
    base: readAt,
    outdated: isOutdated && "Your profile was changed since then: saving replaces that.",
    isDirty,
    onStartOver: () => {
      form.reset();
      moveTo(stored);
    },
  });
  const submit = form.onSubmit((values) => save.save(values, stayOpen(form, moveTo)), focusFirst);
  return (
    <SaveForm
      onSubmit={submit}
      saving={save}
      isDirty={isDirty}
      draft={draft}
      success={save.data?.message}
      failure={save.error && "Failed to update user."}
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
