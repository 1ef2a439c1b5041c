import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SignInMethod } from "shared/http/errors";
import { type ApiResponse, postJson, responseMessage } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { Field } from "../Field.tsx";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { type Outcome, sayOnce, useSubmission } from "../useSubmission.ts";
import type { SecondStepDemand } from "./second-step.ts";

type Props = {
  url: string;
  demand: SecondStepDemand;
  accept: (reply: ApiResponse) => Outcome;
  onBack: (reason?: string) => void;
};

const choices = {
  totp: "Use your authenticator app",
  passkey: "Use a passkey",
  recovery: "Use a recovery code",
} satisfies Record<SignInMethod, string>;

export function SecondStep(props: Props) {
  const { demand, onBack } = props;
  const { methods, message } = demand;
  const [method, setMethod] = useState(methods[0]);
  const otherMethods = methods.filter((candidate) => candidate !== method);
  const switches = (
    <p className="form-switch form-switch--several">
      {otherMethods.map((candidate) => (
        <button
          key={candidate}
          className="link-button"
          type="button"
          onClick={() => setMethod(candidate)}
        >
          {choices[candidate]}
        </button>
      ))}
      <button className="link-button" type="button" onClick={() => onBack()}>
        Back
      </button>
    </p>
  );
  if (!method)
    return (
      <>
        <p className="notice" role="status">
          {message}
        </p>
        {switches}
      </>
    );
  const Step = steps[method];
  return <Step {...props} key={method} below={switches} />;
}

type StepProps = Props & { below: ReactNode };

const noConnection: Outcome = {
  ok: false,
  text: "An error occurred. Please check your connection.",
};

/** Sends the step's input with the ticket. */
function useStep(props: Props, read: (form: FormData) => Promise<object | Outcome>) {
  const { url, demand, accept, onBack } = props;
  return useSubmission(async (form) => {
    try {
      const input = await read(form);
      if (isOutcome(input)) return input;
      const reply = await postJson(url, { ticket: demand.ticket, ...input });
      if (reply.status === 401) onBack(responseMessage(reply));
      return sayOnce(accept(reply));
    } catch {
      return noConnection;
    }
  });
}

const isOutcome = (input: object | Outcome): input is Outcome => "ok" in input;

function useFocus() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("input, .form__submit")?.focus(), []);
  return frame;
}

const signIn: [string, string] = ["Sign In", "Signing In..."];

function TotpStep(props: StepProps) {
  const submission = useStep(props, async (form) => ({ code: formText(form, "code") }));
  return (
    <div ref={useFocus()}>
      <SubmissionForm
        action={props.url}
        submission={submission}
        button={signIn}
        below={props.below}
      >
        <Field
          label="Code from your app"
          name="code"
          hint="(6 digits)"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
      </SubmissionForm>
    </div>
  );
}

function RecoveryStep(props: StepProps) {
  const submission = useStep(props, async (form) => ({
    recoveryCode: formText(form, "recoveryCode"),
  }));
  return (
    <div ref={useFocus()}>
      <SubmissionForm
        action={props.url}
        submission={submission}
        button={signIn}
        below={props.below}
      >
        <Field
          label="Recovery code"
          name="recoveryCode"
          hint="(each works once)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          required
        />
      </SubmissionForm>
    </div>
  );
}

function PasskeyStep(props: StepProps) {
  const submission = useStep(props, async () => {
    const { readPasskey } = await import("./read-passkey.ts");
    const result = await readPasskey(`${props.url}/passkey`, props.demand.ticket);
    if ("passkey" in result) return result;
    if (result.isOver) props.onBack(result.text);
    return { ok: false, text: result.text };
  });
  return (
    <div ref={useFocus()}>
      <SubmissionForm
        action={props.url}
        submission={submission}
        button={["Use your passkey", "Signing In..."]}
        below={props.below}
      >
        <p className="notice">
          Your browser will ask for your fingerprint, face, PIN or security key.
        </p>
      </SubmissionForm>
    </div>
  );
}

const steps = { totp: TotpStep, passkey: PasskeyStep, recovery: RecoveryStep };
