import type { SignupInput, signupSuccessful } from "shared/accounts/auth";
import { describeGuessablePassword } from "shared/accounts/password-rules";
import { formLimits } from "shared/inbox/form-limits";
import { postJson, responseIssues, responseMessage, sendsMail } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { navigate } from "../../lib/navigate.ts";
import { paths } from "../../lib/paths.ts";
import { leaveSignInNotice } from "../../lib/session/session.ts";
import { EmailField } from "../EmailField.tsx";
import { Field } from "../Field.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { type Outcome, useSubmission } from "../useSubmission.ts";

type Props = {
  api?: string;
  email?: string;
  companyName?: string;
  goTo?: (path: string) => void;
};

const success: typeof signupSuccessful = "Signup successful";

/** The same for new and existing accounts, so that it reveals neither. */
const describeMail = (email: string) =>
  `We've sent an email to ${email}. Check it if you can't sign in.`;

const readSignup = (form: FormData): SignupInput => ({
  email: formText(form, "email"),
  username: formText(form, "username"),
  password: formText(form, "password"),
});

export function SignUpForm({ api = "", email, companyName = "", goTo = navigate }: Props) {
  const url = `${api}/api/ibirwa-clients/signup`;

  const signUp = async (form: FormData): Promise<Outcome> => {
    const input = readSignup(form);
    const weakness = describeGuessablePassword(input.password, { email: input.email, companyName });
    if (weakness) return { ok: false, text: weakness, issues: { password: weakness } };
    try {
      const reply = await postJson(url, input);
      const message = responseMessage(reply);
      if (!reply.ok && !message?.includes(success)) {
        return { ok: false, text: message ?? "Signup failed", issues: responseIssues(reply) };
      }
      if (sendsMail(reply)) leaveSignInNotice(describeMail(input.email));
      goTo(paths.signIn);
      return { ok: true, text: message ?? success };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { ok: false, text: `An error occurred: ${detail}` };
    }
  };
  const submission = useSubmission(signUp);

  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Create Account", "Creating Account..."]}
    >
      <EmailField defaultValue={email} />
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        maxLength={formLimits.line}
        required
      />
      <PasswordField
        autoComplete="new-password"
        minLength={formLimits.password.min}
        maxLength={formLimits.password.max}
      />
    </SubmissionForm>
  );
}
