import { formLimits } from "shared/form-limits";
import { postJson, responseIssues, responseMessage } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { navigate } from "../../lib/navigate.ts";
import { paths } from "../../lib/paths.ts";
import { leaveSignInNotice } from "../../lib/session/session.ts";
import { PasswordField } from "../PasswordField.tsx";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../useSubmission.ts";

type Props = {
  api?: string;
  token: string;
  goTo?: (path: string) => void;
  /** The link works no more. */
  onEnded: () => void;
};

export function NewPasswordForm({ api = "", token, goTo = navigate, onEnded }: Props) {
  const url = `${api}/api/ibirwa-clients/password-reset/confirm`;
  const send = async (form: FormData): Promise<Outcome> => {
    try {
      const reply = await postJson(url, { token, password: formText(form, "password") });
      const issues = responseIssues(reply);
      const text = responseMessage(reply) ?? "This did not work.";
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
      button={["Set the new password", "Setting it..."]}
    >
      <PasswordField
        autoComplete="new-password"
        minLength={formLimits.password.min}
        maxLength={formLimits.password.max}
      />
    </SubmissionForm>
  );
}
