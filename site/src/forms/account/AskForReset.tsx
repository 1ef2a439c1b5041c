import { useHydrated } from "../../components/ui/useHydrated.ts";
import { postJson, responseIssues, responseMessage } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { sendsMail } from "../../lib/sends-mail.ts";
import { EmailField } from "../EmailField.tsx";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { type Outcome, useSubmission } from "../useSubmission.ts";

const failure = "This did not work. Please try again.";

type Props = { api?: string | undefined; reason: string };

export function AskForReset({ api = "", reason }: Props) {
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
      button={["Send the link", "Sending..."]}
      unready={!useHydrated()}
    >
      <p className="notice" role="status">
        {reason}
      </p>
      <EmailField autoComplete="username" />
    </SubmissionForm>
  );
}
