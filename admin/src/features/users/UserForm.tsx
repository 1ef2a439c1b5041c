import { Autocomplete, Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import {
  adminRole,
  clientRole,
  type User,
  type UserInput,
  userInput,
  user as userRecord,
} from "shared/users";
import { z } from "zod";
import { SaveForm } from "../../components/SaveForm.tsx";
import { sentenceOf } from "../../lib/api-error.ts";
import { conflictingRecord } from "../../lib/conflict.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { parseJson } from "../../lib/parse-json.ts";
import { stayOpen } from "../../lib/stay-open.ts";
import { useDraft, useKeptDraft } from "../../lib/use-draft.ts";
import { useRevision } from "../../lib/use-revision.ts";
import { UserConflict } from "./UserConflict.tsx";
import { useUpdateUser } from "./users.requests.ts";

const draftedUser = z.object({ username: z.string(), email: z.string(), role: z.string() });

const valuesOf = ({ username, email, role }: UserInput) => ({ username, email, role });

/** Users have no revision: a version is known by what it says. */
const versionOf = (user: UserInput) => JSON.stringify(valuesOf(user));

/** What was typed, and where nothing was, what the other one says. */
const mergedOf = (typed: UserInput, asRead: UserInput | undefined, other: UserInput) => ({
  username: typed.username === asRead?.username ? other.username : typed.username,
  email: typed.email === asRead?.email ? other.email : typed.email,
  role: typed.role === asRead?.role ? other.role : typed.role,
});

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
    outdated: isOutdated && "The user was changed since then: saving will show both versions.",
    isDirty,
    onStartOver: () => {
      form.reset();
      moveTo(stored);
      save.reset();
    },
  });
  const asRead = draftedUser.safeParse(parseJson(readAt)).data;
  const other = conflictingRecord(save.error, userRecord);
  const submit = form.onSubmit(
    (values) => save.save({ ...values, asRead }, stayOpen(form, moveTo)),
    focusFirst,
  );
  const goOnFrom = (version: User, values: UserInput) => {
    form.setValues(values);
    form.resetDirty(valuesOf(version));
    moveTo(version);
    save.reset();
  };
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
      {other && (
        <UserConflict
          other={other}
          onKeepTyped={() => goOnFrom(other, mergedOf(form.values, asRead, other))}
          onLoadOther={() => goOnFrom(other, valuesOf(other))}
        />
      )}
      <Button type="submit" loading={save.isPending} disabled={Boolean(other)}>
        Update
      </Button>
    </SaveForm>
  );
}
