import type { LoginInput } from "shared/auth";
import { limits } from "shared/limits";
import { adminPaths } from "shared/paths";
import { messageOf, postJson } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { isAdmin, sessionOf, storeSession } from "../lib/session.ts";
import { Field } from "./Field.tsx";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useHydrated } from "./useHydrated.ts";
import { type Outcome, useSubmission } from "./useSubmission.ts";

type Props = { api?: string; goTo?: (path: string) => void };

const failure = (text = "Login failed. Please try again."): Outcome => ({ ok: false, text });

/** Signs in, keeps the session and leaves: admins to the dashboard, others to the gallery. */
export function SignInForm({ api = "", goTo = navigate }: Props) {
  const hydrated = useHydrated();
  const url = `${api}/api/ibirwa-clients/login`;

  const signIn = async (form: FormData): Promise<Outcome> => {
    const credentials: LoginInput = {
      email: formText(form, "email"),
      password: formText(form, "password"),
    };
    try {
      const reply = await postJson(url, credentials);
      const session = sessionOf(reply);
      if (!session) return failure(reply.ok ? undefined : messageOf(reply));
      storeSession(session);
      goTo(isAdmin(session) ? adminPaths.dashboard : paths.gallery);
      return { ok: true, text: messageOf(reply) ?? "Signed in." };
    } catch {
      return failure("An error occurred. Please check your connection.");
    }
  };
  const { submitting, outcome, handleSubmit, button } = useSubmission(signIn);

  return (
    <form className="form" method="post" action={url} onSubmit={handleSubmit}>
      <fieldset className="form__fields" disabled={submitting || !hydrated}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={limits.email}
          required
        />
        <PasswordField autoComplete="current-password" maxLength={limits.password.max} />
        <button className="button form__submit" type="submit" ref={button}>
          {submitting ? "Signing In..." : "Sign In"}
        </button>
      </fieldset>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}
