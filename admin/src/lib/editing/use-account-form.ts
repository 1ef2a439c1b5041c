import { schemaResolver, useForm } from "@mantine/form";
import { type User, type UserUpdate, user, userInput } from "shared/accounts/users";
import type { z } from "zod";
import { parseJson } from "../text/parse-json.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { useEditForm } from "./use-edit-form.ts";
import type { useSave } from "./use-save.ts";

const accountDraft = user.pick({ username: true, email: true, role: true, access: true });

/** The fields that admins change. */
type AccountValues = z.infer<typeof accountDraft>;

const toValues = ({ username, email, role, access }: AccountValues) => ({
  username,
  email,
  role,
  access,
});

/** Users have no `updatedAt`, so their values serve as the revision. */
const getRevision = (account: AccountValues) => JSON.stringify(toValues(account));

const mergeAccounts = (
  typed: AccountValues,
  asRead: AccountValues | undefined,
  other: AccountValues,
) => ({
  username: typed.username === asRead?.username ? other.username : typed.username,
  email: typed.email === asRead?.email ? other.email : typed.email,
  role: typed.role === asRead?.role ? other.role : typed.role,
  access: typed.access === asRead?.access ? other.access : typed.access,
});

type AccountEdit = {
  account: User;
  draftName: string;
  save: ReturnType<typeof useSave<UserUpdate, { user: User }>>;
  outdatedText: string;
};

/** The form for the user's own or another account. */
export function useAccountForm({ account, draftName, save, outdatedText }: AccountEdit) {
  const form = useForm({
    initialValues: toValues(account),
    validate: schemaResolver(userInput, { sync: true }),
  });
  const isDirty = form.isDirty();
  const edit = useEditForm<AccountValues, AccountValues>({
    item: account,
    itemSchema: user,
    getRevision,
    toValues,
    form,
    isDirty,
    draftName,
    draftSchema: accountDraft,
    outdatedText,
    save,
  });
  const asRead = accountDraft.safeParse(parseJson(edit.revision)).data;
  /** A new email may still await confirmation. */
  const onSuccess = ({ user: stored }: { user: User }) => {
    form.setValues(toValues(stored));
    form.resetDirty(toValues(stored));
    edit.rebase(stored);
  };
  const submit = form.onSubmit(
    (values) => save.save({ ...values, asRead }, { onSuccess, onError: edit.onError }),
    focusFirstError,
  );
  return {
    form,
    isDirty,
    draft: edit.draft,
    submit,
    other: edit.other,
    keepTyped: (other: AccountValues) =>
      edit.continueFrom(other, mergeAccounts(form.values, asRead, other)),
    loadOther: (other: AccountValues) => edit.continueFrom(other, toValues(other)),
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
