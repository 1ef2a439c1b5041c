import { useState } from "react";
import { formLimits } from "shared/inbox/form-limits";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../forms/useSubmission.ts";
import { type ApiResponse, postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { paths } from "../lib/paths.ts";
import { readSession } from "../lib/session/session.ts";

const failure = "That didn't work. Please try again.";

const toFailure = (reply: ApiResponse): Outcome =>
  sayOnce({ ok: false, text: responseMessage(reply) ?? failure, issues: responseIssues(reply) });

/** Asks for the password again: somebody else may use a device that was left signed in. */
export function CloseAccount({ api = "" }: { api?: string }) {
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const own = `${api}/api/ibirwa-clients/me`;
  const close = async (form: FormData): Promise<Outcome> => {
    const headers = { Authorization: `Bearer ${readSession()?.token}` };
    try {
      const password = formText(form, "password");
      const confirmed = await postJson(`${own}/proof`, { password }, headers);
      if (!confirmed.ok) return toFailure(confirmed);
      const reply = await postJson(own, {}, headers, { method: "DELETE" });
      if (!reply.ok) return toFailure(reply);
      localStorage.clear();
      sessionStorage.clear();
      setClosed(true);
      return { ok: true, text: responseMessage(reply) ?? "" };
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(close);
  if (isClosed)
    return (
      <p className="notice" role="status">
        Your account is closed.
      </p>
    );
  if (isHydrated && !readSession())
    return (
      <p>
        Please <a href={paths.signIn}>sign in</a> first, then open this page again.
      </p>
    );
  return (
    <SubmissionForm
      action={own}
      submission={submission}
      button={["Close my account", "Closing your account..."]}
      unready={!isHydrated}
    >
      <p>You can't sign in any more. Messages that you sent us stay until we delete them.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        maxLength={formLimits.password.max}
      />
    </SubmissionForm>
  );
}
