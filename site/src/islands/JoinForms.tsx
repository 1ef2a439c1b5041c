import { useState } from "react";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

type Props = { api?: string; goTo?: (path: string) => void };

/** Sign In, and after a press of the toggle Create Account. */
export function JoinForms(props: Props) {
  const [creating, setCreating] = useState(false);
  return (
    <>
      <h2 className="form-title">{creating ? "Create Account" : "Sign In"}</h2>
      {creating ? <SignUpForm {...props} /> : <SignInForm {...props} />}
      <p className="form-switch">
        {creating ? "Already have an account?" : "New here?"}{" "}
        <button className="link-button" type="button" onClick={() => setCreating(!creating)}>
          {creating ? "Sign in instead" : "Create an account"}
        </button>
      </p>
    </>
  );
}
