import { useState } from "react";
import { formLimits } from "shared/inbox/form-limits";
import { useLinkToken } from "../forms/account/useLinkToken.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../forms/useSubmission.ts";
import { postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";

const noLink =
  "Use the link in the email we sent you to open this page. It works once, within 48 hours.";

type Props = { api?: string };

export function ConfirmEmail(props: Props) {
  const token = useLinkToken();
  if (!token) return <p>{noLink}</p>;
  return <ConfirmForm key={token} {...props} token={token} />;
}

/** Anybody can sign up with any address: its owner confirms the account, or takes it over with a new password. */
function ConfirmForm({ api = "", token }: Props & { token: string }) {
  const url = `${api}/api/ibirwa-clients/email/confirm`;
  const [isNew, setNew] = useState(false);
  const name = isNew ? "newPassword" : "password";
  const confirm = async (form: FormData): Promise<Outcome> => {
    try {
      const reply = await postJson(url, { token, [name]: formText(form, name) });
      const issues = responseIssues(reply);
      const text = issues.token ?? responseMessage(reply) ?? "That didn't work.";
      return sayOnce({ ok: reply.ok, text, issues });
    } catch {
      return { ok: false, text: "An error occurred. Please check your connection." };
    }
  };
  const submission = useSubmission(confirm);
  const isDone = submission.outcome?.ok === true;
  const switchField = () => {
    submission.clearOutcome();
    setNew(!isNew);
  };
  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Confirm my email address", "Confirming..."]}
      unready={isDone}
      below={!isDone && <OtherWay isNew={isNew} onSwitch={switchField} />}
    >
      {!isDone && <PasswordOfAccount key={name} isNew={isNew} />}
    </SubmissionForm>
  );
}

function PasswordOfAccount({ isNew }: { isNew: boolean }) {
  const { min, max } = formLimits.password;
  if (isNew)
    return (
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        minLength={min}
        maxLength={max}
      />
    );
  return <PasswordField label="Your password" autoComplete="current-password" maxLength={max} />;
}

function OtherWay({ isNew, onSwitch }: { isNew: boolean; onSwitch: () => void }) {
  return (
    <p className="form-switch">
      {isNew
        ? "Setting a new password signs out everyone who used the old one."
        : "Forgot it, or did someone else sign up with your address?"}{" "}
      <button className="link-button" type="button" onClick={onSwitch}>
        {isNew ? "Use my current password" : "Set a new password"}
      </button>
    </p>
  );
}
