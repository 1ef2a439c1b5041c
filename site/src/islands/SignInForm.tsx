import { lazy, Suspense, useEffect, useState } from "react";
import type { LoginInput } from "shared/accounts/auth";
import { formLimits } from "shared/inbox/form-limits";
import { adminPaths } from "shared/paths";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { parseDemand, type SecondStepDemand } from "../forms/account/second-step.ts";
import { EmailField } from "../forms/EmailField.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmissionForm } from "../forms/SubmissionForm.tsx";
import { type Outcome, useSubmission } from "../forms/useSubmission.ts";
import { type ApiResponse, postJson, responseIssues, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { skipAdminTransitions } from "../lib/page-transition.ts";
import { paths } from "../lib/paths.ts";
import { isAdmin, parseSession, storeSession, takeSignInNotice } from "../lib/session/session.ts";

const SecondStep = lazy(async () => ({
  default: (await import("../forms/account/SecondStep.tsx")).SecondStep,
}));

type Props = { api?: string; email?: string; goTo?: (path: string) => void };

const failure = (text = "Login failed. Please try again."): Outcome => ({ ok: false, text });

export function SignInForm({ api = "", email, goTo = navigate }: Props) {
  const hydrated = useHydrated();
  const [notice, setNotice] = useState<string>();
  useEffect(() => setNotice(takeSignInNotice()), []);
  const url = `${api}/api/ibirwa-clients/login`;

  const [demand, setDemand] = useState<SecondStepDemand>();

  const accept = (reply: ApiResponse): Outcome => {
    if (!reply.ok) return { ...failure(responseMessage(reply)), issues: responseIssues(reply) };
    const session = parseSession(reply.body);
    if (!session) return failure();
    storeSession(session);
    skipAdminTransitions();
    goTo(isAdmin(session) ? adminPaths.dashboard : paths.gallery);
    return { ok: true, text: responseMessage(reply) ?? "Signed in." };
  };

  const signIn = async (form: FormData): Promise<Outcome> => {
    const credentials: LoginInput = {
      email: formText(form, "email"),
      password: formText(form, "password"),
    };
    try {
      const reply = await postJson(url, credentials);
      const next = parseDemand(reply.body);
      setDemand(next);
      return next ? { ok: false, text: "" } : accept(reply);
    } catch {
      return failure("An error occurred. Please check your connection.");
    }
  };
  const submission = useSubmission(signIn);

  const goBack = (text?: string) => {
    setDemand(undefined);
    submission.setOutcome(text ? failure(text) : undefined);
  };

  const passwordForm = (
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
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <EmailField autoComplete="username" defaultValue={email} />
      <PasswordField autoComplete="current-password" maxLength={formLimits.password.max} />
    </SubmissionForm>
  );

  return (
    <>
      {/* Hidden rather than removed, so that the typed text is kept for the way back. */}
      <div hidden={demand !== undefined}>{passwordForm}</div>
      {demand && (
        <Suspense>
          <SecondStep
            url={`${url}/second-factor`}
            demand={demand}
            accept={accept}
            onBack={goBack}
          />
        </Suspense>
      )}
    </>
  );
}
