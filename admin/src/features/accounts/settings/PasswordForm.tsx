import { Button, PasswordInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { type PasswordInput as PasswordValues, passwordInput } from "shared/accounts/auth";
import { describeGuessablePassword } from "shared/accounts/password-rules";
import { limits } from "shared/limits";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useChangePassword } from "./me.requests.ts";

export function PasswordForm() {
  const change = useChangePassword();
  const validate = usePasswordChecks();
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate,
  });
  const submit = form.onSubmit(
    (values) =>
      change.save(values, {
        onSuccess: () => form.reset(),
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirstError,
  );
  return (
    <SaveForm
      onSubmit={submit}
      saving={change}
      isDirty={form.isDirty()}
      success={change.data?.message}
      failure={
        change.error &&
        !change.note &&
        (serverMessage(change.error) ?? "Couldn't change the password. Please try again.")
      }
    >
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        required
        {...form.getInputProps("currentPassword")}
      />
      <PasswordInput
        label="New password"
        description={`At least ${limits.password.min} characters. You'll be signed out on other devices.`}
        autoComplete="new-password"
        required
        {...form.getInputProps("newPassword")}
      />
      <Button type="submit" loading={change.isPending}>
        Change password
      </Button>
    </SaveForm>
  );
}

const checkShape = schemaResolver(passwordInput, { sync: true });

/** Problems of a new password that the browser can find before sending it. */
function usePasswordChecks() {
  const email = useSession()?.user.email ?? "";
  const companyName = useSiteSettings()?.company.value.name ?? "";
  return (values: PasswordValues) => {
    const weakness = describeGuessablePassword(values.newPassword, { email, companyName });
    return { ...(weakness && { newPassword: weakness }), ...checkShape(values) };
  };
}
