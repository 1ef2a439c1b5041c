import { useState } from "react";
import { formLimits } from "shared/inbox/form-limits";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { useLinkToken } from "../forms/account/useLinkToken.ts";
import { EmailField } from "../forms/EmailField.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../forms/useSubmission.ts";
import { postJson, responseIssues, responseMessage, sendsMail } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { leaveSignInNotice } from "../lib/session/session.ts";

type NewPasswordFormProps = {
  api?: string;
  token: string;
  goTo?: (path: string) => void;
  onEnded: () => void;
};

function NewPasswordForm({ api = "", token, goTo = navigate, onEnded }: NewPasswordFormProps) {
  const url = `${api}/api/ibirwa-clients/password-reset/confirm`;
  const send = async (form: FormData): Promise<Outcome> => {
    try {
      const reply = await postJson(url, { token, password: formText(form, "password") });
      const issues = responseIssues(reply);
      const text = responseMessage(reply) ?? "That didn't work.";
      if (reply.ok) {
        leaveSignInNotice(text);
        goTo(paths.signIn);
      }
      if (issues.token) onEnded();
      return sayOnce({ ok: reply.ok, text, issues });
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(send);
  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Set new password", "Setting password..."]}
    >
      <PasswordField
        autoComplete="new-password"
        minLength={formLimits.password.min}
        maxLength={formLimits.password.max}
      />
    </SubmissionForm>
  );
}

const failure = "That didn't work. Please try again.";

type AskForResetProps = { api?: string | undefined; reason: string };

function AskForReset({ api = "", reason }: AskForResetProps) {
  const url = `${api}/api/ibirwa-clients/password-reset`;
  const ask = async (form: FormData): Promise<Outcome> => {
    try {
      const reply = await postJson(url, { email: formText(form, "email") });
      return {
        ok: sendsMail(reply),
        text: responseMessage(reply) ?? failure,
        issues: responseIssues(reply),
      };
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(ask);
  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Send link", "Sending..."]}
      unready={!useHydrated()}
    >
      <p className="notice" role="status">
        {reason}
      </p>
      <EmailField autoComplete="username" />
    </SubmissionForm>
  );
}

type Props = { api?: string; goTo?: (path: string) => void };

export function ResetPassword(props: Props) {
  const token = useLinkToken();
  const [ended, setEnded] = useState<string>();
  const isEnded = !!token && token === ended;
  if (token && !isEnded)
    return <NewPasswordForm key={token} {...props} token={token} onEnded={() => setEnded(token)} />;
  const reason = isEnded
    ? "This link has expired or has already been used. Request a new one here."
    : "Enter your account's email address. We'll send you a link to set a new password.";
  return <AskForReset api={props.api} reason={reason} />;
}
