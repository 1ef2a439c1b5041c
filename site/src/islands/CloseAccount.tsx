import { useState } from "react";
import { formLimits } from "shared/inbox/form-limits";
import { adminPaths } from "shared/paths";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { Field } from "../forms/Field.tsx";
import { FocusedHeading } from "../forms/FocusedHeading.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../forms/useSubmission.ts";
import { type ApiResponse, postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { isBoolean, readKey } from "../lib/guards.ts";
import { paths } from "../lib/paths.ts";
import { isAdmin, readSession } from "../lib/session/session.ts";

const failure = "That didn't work. Please try again.";

const toFailure = (reply: ApiResponse): Outcome =>
  sayOnce({ ok: false, text: responseMessage(reply) ?? failure, issues: responseIssues(reply) });

/** Asks for the password or a code again: somebody else may use a device that was left signed in. */
export function CloseAccount({ api = "" }: { api?: string }) {
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const session = isHydrated ? readSession() : undefined;
  const hasFactor = readKey(session?.user, "hasSecondFactor", isBoolean) === true;
  const factor = hasFactor ? "code" : "password";
  const own = `${api}/api/ibirwa-clients/me`;
  const close = async (form: FormData): Promise<Outcome> => {
    const headers = { Authorization: `Bearer ${session?.token}` };
    try {
      const confirmation = { [factor]: formText(form, factor) };
      const confirmed = await postJson(`${own}/proof`, confirmation, headers);
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
      <div className="sent">
        <FocusedHeading>Your account is closed</FocusedHeading>
      </div>
    );
  if (isHydrated && !session)
    return (
      <p>
        Please <a href={paths.signIn}>sign in</a> first, then open this page again.
      </p>
    );
  // Only the admin can remove what it has stored in this browser.
  if (session && isAdmin(session))
    return (
      <p>
        You are an admin:{" "}
        <a href={adminPaths.settings.replace("*", "account")} data-astro-prefetch="false">
          close your account in the admin
        </a>
        , under Settings, Account.
      </p>
    );
  return (
    <SubmissionForm
      action={own}
      submission={submission}
      button={["Close my account", "Closing your account..."]}
      unready={!isHydrated}
    >
      <p>You won't be able to sign in. Messages that you sent us stay until we delete them.</p>
      {hasFactor ? (
        <Field
          label="Code from your app"
          name="code"
          hint="(6 digits)"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
      ) : (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={formLimits.password.max}
        />
      )}
    </SubmissionForm>
  );
}
