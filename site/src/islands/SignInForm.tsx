import { useEffect, useState } from "react";
import type { LoginInput } from "shared/auth";
import { limits } from "shared/limits";
import { adminPaths } from "shared/paths";
import { EmailField } from "../components/forms/EmailField.tsx";
import { PasswordField } from "../components/forms/PasswordField.tsx";
import { SubmissionForm } from "../components/forms/SubmissionForm.tsx";
import { type Outcome, useSubmission } from "../components/forms/useSubmission.ts";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { isAdmin, parseSession, storeSession, takeSignOutReason } from "../lib/session.ts";

type Props = { api?: string; email?: string; goTo?: (path: string) => void };

const failure = (text = "Login failed. Please try again."): Outcome => ({ ok: false, text });

/** Leaves for the dashboard or, without the admin role, for the gallery. */
export function SignInForm({ api = "", email, goTo = navigate }: Props) {
  const hydrated = useHydrated();
  const [reason, setReason] = useState<string>();
  useEffect(() => setReason(takeSignOutReason()), []);
  const url = `${api}/api/ibirwa-clients/login`;

  const signIn = async (form: FormData): Promise<Outcome> => {
    const credentials: LoginInput = {
      email: formText(form, "email"),
      password: formText(form, "password"),
    };
    try {
      const reply = await postJson(url, credentials);
      if (!reply.ok) return { ...failure(responseMessage(reply)), issues: responseIssues(reply) };
      const session = parseSession(reply.body);
      if (!session) return failure();
      storeSession(session);
      goTo(isAdmin(session) ? adminPaths.dashboard : paths.gallery);
      return { ok: true, text: responseMessage(reply) ?? "Signed in." };
    } catch {
      return failure("An error occurred. Please check your connection.");
    }
  };
  const submission = useSubmission(signIn);

  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Sign In", "Signing In..."]}
      unready={!hydrated}
      below={
        <p className="form-switch">
          <a href={paths.resetPassword}>Forgot your password?</a>
        </p>
      }
    >
      {reason && (
        <p className="notice" role="status">
          {reason}
        </p>
      )}
      <EmailField autoComplete="username" defaultValue={email} />
      <PasswordField autoComplete="current-password" maxLength={limits.password.max} />
    </SubmissionForm>
  );
}
