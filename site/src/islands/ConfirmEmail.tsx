import { SubmissionForm } from "../components/forms/SubmissionForm.tsx";
import { type Outcome, useSubmission } from "../components/forms/useSubmission.ts";
import { postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { useLinkToken } from "./useLinkToken.ts";

const noLink =
  "Open this page with the link in the mail that we sent you. It works once, within 48 hours.";

type Props = { api?: string };

export function ConfirmEmail(props: Props) {
  const token = useLinkToken();
  if (!token) return <p>{noLink}</p>;
  return <ConfirmForm key={token} {...props} token={token} />;
}

/** A press confirms, not the visit: programs that look through mails open their links. */
function ConfirmForm({ api = "", token }: Props & { token: string }) {
  const url = `${api}/api/ibirwa-clients/email/confirm`;
  const confirm = async (): Promise<Outcome> => {
    try {
      const reply = await postJson(url, { token });
      const text = responseIssues(reply).token ?? responseMessage(reply) ?? "This did not work.";
      return { ok: reply.ok, text };
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(confirm);
  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Confirm my e-mail address", "Confirming..."]}
      unready={submission.outcome?.ok === true}
    >
      {null}
    </SubmissionForm>
  );
}
