import { formLimits } from "shared/inbox/form-limits";
import { useLinkToken } from "../forms/account/useLinkToken.ts";
import { Field } from "../forms/Field.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../forms/useSubmission.ts";
import { postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { leaveSignInNotice } from "../lib/session/session.ts";

type Props = { api?: string; goTo?: (path: string) => void };

export function AcceptInvitation(props: Props) {
  const token = useLinkToken();
  if (!token)
    return <p>Open this page with the link that you were sent. It works once, within 7 days.</p>;
  return <AcceptForm key={token} {...props} token={token} />;
}

function AcceptForm({ api = "", goTo = navigate, token }: Props & { token: string }) {
  const url = `${api}/api/invitations/accept`;
  const accept = async (form: FormData): Promise<Outcome> => {
    const [username, password] = [formText(form, "username"), formText(form, "password")];
    try {
      const reply = await postJson(url, { token, username, password });
      const issues = responseIssues(reply);
      const text = responseMessage(reply) ?? "That didn't work.";
      if (issues.token) return { ok: false, text: issues.token };
      if (reply.ok) {
        leaveSignInNotice(text);
        goTo(paths.signIn);
      }
      return sayOnce({ ok: reply.ok, text, issues });
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(accept);
  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Create my account", "Creating your account..."]}
    >
      <Field
        label="Your name"
        name="username"
        autoComplete="name"
        maxLength={formLimits.line}
        required
      />
      <PasswordField
        label="Choose a password"
        autoComplete="new-password"
        minLength={formLimits.password.min}
        maxLength={formLimits.password.max}
      />
    </SubmissionForm>
  );
}
