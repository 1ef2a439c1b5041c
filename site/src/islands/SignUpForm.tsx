import type { SignupInput, signupSuccessful } from "shared/auth";
import { limits } from "shared/limits";
import { messageOf, postJson } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { Field } from "./Field.tsx";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useHydrated } from "./useHydrated.ts";
import { type Outcome, useSubmission } from "./useSubmission.ts";

type Props = { api?: string; goTo?: (path: string) => void };

const success: typeof signupSuccessful = "Signup successful";

const readSignup = (form: FormData): SignupInput => ({
  email: formText(form, "email"),
  username: formText(form, "username"),
  password: formText(form, "password"),
});

/** Creates an account and leaves for the sign-in page. */
export function SignUpForm({ api = "", goTo = navigate }: Props) {
  const hydrated = useHydrated();
  const url = `${api}/api/ibirwa-clients/signup`;

  const signUp = async (form: FormData): Promise<Outcome> => {
    try {
      const reply = await postJson(url, readSignup(form));
      const message = messageOf(reply);
      if (!reply.ok && !message?.includes(success)) {
        return { ok: false, text: message ?? "Signup failed" };
      }
      goTo(paths.signIn);
      return { ok: true, text: message ?? success };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { ok: false, text: `An error occurred: ${detail}` };
    }
  };
  const { submitting, outcome, handleSubmit, button } = useSubmission(signUp);

  return (
    <form className="form" method="post" action={url} onSubmit={handleSubmit}>
      <fieldset className="form__fields" disabled={submitting || !hydrated}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <Field
          label="Username"
          name="username"
          autoComplete="nickname"
          maxLength={limits.line}
          required
        />
        <PasswordField
          autoComplete="new-password"
          minLength={limits.password.min}
          maxLength={limits.password.max}
        />
        <button className="button form__submit" type="submit" ref={button}>
          {submitting ? "Creating Account..." : "Create Account"}
        </button>
      </fieldset>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}
