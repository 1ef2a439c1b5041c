import { schemaResolver } from "@mantine/form";
import { type PasswordInput, passwordInput } from "shared/accounts/auth";
import { describeGuessablePassword } from "shared/accounts/password-rules";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { useSession } from "../../../lib/session/session.ts";

const checkShape = schemaResolver(passwordInput, { sync: true });

/** Problems of a new password that the browser can find before sending it. */
export function usePasswordChecks() {
  const email = useSession()?.user.email ?? "";
  const companyName = useSiteSettings()?.company.value.name ?? "";
  return (values: PasswordInput) => {
    const weakness = describeGuessablePassword(values.newPassword, { email, companyName });
    return { ...(weakness && { newPassword: weakness }), ...checkShape(values) };
  };
}
