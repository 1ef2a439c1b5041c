import { Autocomplete, Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { adminRole, clientRole, type User, type UserInput, userInput } from "shared/users";
import { z } from "zod";
import { SaveForm } from "../../components/SaveForm.tsx";
import { sentenceOf } from "../../lib/api-error.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { stayOpen } from "../../lib/stay-open.ts";
import { useDraft, useKeptDraft } from "../../lib/use-draft.ts";
import { useRevision } from "../../lib/use-revision.ts";
import { useUpdateUser } from "./users.requests.ts";

const draftedUser = z.object({ username: z.string(), email: z.string(), role: z.string() });

const valuesOf = ({ username, email, role }: UserInput) => ({ username, email, role });

/** Users have no revision: a version is known by what it says. */
const versionOf = (user: UserInput) => JSON.stringify(valuesOf(user));

/** The form of one user; the role is free text, and only "admin" opens the admin area. */
export function UserForm({ user }: { user: User }) {
  const save = useUpdateUser(user._id);
  const kept = useKeptDraft(`user:${user._id}`, draftedUser);
  const { stored, readAt, moveTo, isOutdated } = useRevision<UserInput>(
    user,
    versionOf,
    kept.found?.base,
  );
  const form = useForm({
    initialValues: valuesOf(user),
    validate: schemaResolver(userInput, { sync: true }),
  });
  const isDirty = form.isDirty();
  const draft = useDraft({
    kept,
    form,
    base: readAt,
    outdated: isOutdated && "The user was changed since then: saving replaces that.",
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
      <TextInput label="Username" required {...form.getInputProps("username")} />
      <TextInput type="email" label="Email" required {...form.getInputProps("email")} />
      <Autocomplete
        label="Role"
        description={`“${adminRole}” opens the admin area; every other text grants nothing.`}
        required
        data={[adminRole, clientRole]}
        {...form.getInputProps("role")}
      />
      <Button type="submit" loading={save.isPending}>
        Update
      </Button>
    </SaveForm>
  );
}
