import { Autocomplete, Button, Fieldset, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { adminRole, clientRole, type User, userInput } from "shared/users";
import { SaveStatus } from "../../components/SaveStatus.tsx";
import { issuesByField, sentenceOf } from "../../lib/api-error.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { useUpdateUser } from "./users.requests.ts";

/** The form of one user; the role is free text, and only "admin" opens the admin area. */
export function UserForm({ user: { _id, username, email, role } }: { user: User }) {
  const save = useUpdateUser(_id);
  const form = useForm({
    initialValues: { username, email, role },
    validate: schemaResolver(userInput, { sync: true }),
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values, { onError: (error) => form.setErrors(issuesByField(error)) }),
    focusFirst,
  );
  return (
    <form noValidate onSubmit={submit}>
      <Fieldset variant="unstyled" disabled={save.isPending}>
        <Stack>
          <TextInput label="Username" required {...form.getInputProps("username")} />
          <TextInput type="email" label="Email" required {...form.getInputProps("email")} />
          <Autocomplete
            label="Role"
            description={`“${adminRole}” opens the admin area; every other text grants nothing.`}
            required
            data={[adminRole, clientRole]}
            {...form.getInputProps("role")}
          />
          <SaveStatus
            success={save.data?.message}
            failure={save.error && (sentenceOf(save.error) ?? "Failed to update user.")}
          />
          <Button type="submit" loading={save.isPending}>
            Update
          </Button>
        </Stack>
      </Fieldset>
    </form>
  );
}
