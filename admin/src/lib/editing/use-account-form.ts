import { schemaResolver, useForm } from "@mantine/form";
import {
  type User,
  type UserInput,
  type UserUpdate,
  user,
  userInput,
  type userSaved,
} from "shared/users";
import { z } from "zod";
import { conflictingRecord } from "../api/edit-conflict.ts";
import { parseJson } from "../text/parse-json.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { saveHandlers } from "./save-handlers.ts";
import { useDraft, useStoredDraft } from "./use-draft.ts";
import { useRevision } from "./use-revision.ts";
import type { useSave } from "./use-save.ts";

const userDraft = z.object({ username: z.string(), email: z.string(), role: z.string() });

const accountFormValues = ({ username, email, role }: UserInput) => ({ username, email, role });

/** Users have no revision: a version is known by what it says. */
const versionOf = (account: UserInput) => JSON.stringify(accountFormValues(account));

/** What was typed, and where nothing was, what the other one says. */
const mergedOf = (typed: UserInput, asRead: UserInput | undefined, other: UserInput) => ({
  username: typed.username === asRead?.username ? other.username : typed.username,
  email: typed.email === asRead?.email ? other.email : typed.email,
  role: typed.role === asRead?.role ? other.role : typed.role,
});

type Deps = {
  account: User;
  draftName: string;
  save: ReturnType<typeof useSave<UserUpdate, z.infer<typeof userSaved>>>;
  /** What to say where a draft began from an older version. */
  outdated: string;
};

/** The form of an account, somebody's or one's own: its draft and saving, and the choice after an edit conflict. */
export function useAccountForm({ account, draftName, save, outdated }: Deps) {
  const kept = useStoredDraft(draftName, userDraft);
  const { stored, readAt, moveTo, isOutdated } = useRevision<UserInput>(
    account,
    versionOf,
    kept.found?.base,
  );
  const form = useForm({
    initialValues: accountFormValues(account),
    validate: schemaResolver(userInput, { sync: true }),
  });
  const isDirty = form.isDirty();
  const draft = useDraft({
    kept,
    form,
    base: readAt,
    outdated: isOutdated && outdated,
    isDirty,
    onStartOver: () => {
      form.reset();
      moveTo(stored);
      save.reset();
    },
  });
  const asRead = userDraft.safeParse(parseJson(readAt)).data;
  const submit = form.onSubmit(
    (values) => save.save({ ...values, asRead }, saveHandlers(form, moveTo)),
    focusFirstError,
  );
  const goOnFrom = (version: User, values: UserInput) => {
    form.setValues(values);
    form.resetDirty(accountFormValues(version));
    moveTo(version);
    save.reset();
  };
  return {
    form,
    isDirty,
    draft,
    submit,
    /** The account as somebody else saved it first. */
    other: conflictingRecord(save.error, user),
    keepTyped: (other: User) => goOnFrom(other, mergedOf(form.values, asRead, other)),
    loadOther: (other: User) => goOnFrom(other, accountFormValues(other)),
  };
}

/** What a conflict shows of the form. */
export type AccountForm = ReturnType<typeof useAccountForm>;
