import { Autocomplete, Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { adminRole, clientRole, type User, userInput } from "shared/users";
import { SaveForm } from "../../components/SaveForm.tsx";
import { sentenceOf } from "../../lib/api-error.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { stayOpen } from "../../lib/stay-open.ts";
import { useUpdateUser } from "./users.requests.ts";

/** The form of one user; the role is free text, and only "admin" opens the admin area. */
export function UserForm({ user: { _id, username, email, role } }: { user: User }) {
  const save = useUpdateUser(_id);
  const form = useForm({
    initialValues: { username, email, role },
    validate: schemaResolver(userInput, { sync: true }),
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
