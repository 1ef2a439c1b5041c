import { useRef, useState } from "react";
import { SignUpForm } from "../forms/account/SignUpForm.tsx";
import { SignInForm } from "./SignInForm.tsx";

type Props = { api?: string; companyName?: string; goTo?: (path: string) => void };

export function JoinForms(props: Props) {
  const [creating, setCreating] = useState(false);
  const [email, setEmail] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const Form = creating ? SignUpForm : SignInForm;

  const toggle = () => {
    setEmail(frame.current?.querySelector<HTMLInputElement>("[name=email]")?.value ?? "");
    setCreating(!creating);
  };

  return (
    <div ref={frame}>
      <h2 className="form-title">{creating ? "Create Account" : "Sign In"}</h2>
      <Form {...props} email={email} />
      <p className="form-switch">
        {creating ? "Already have an account?" : "New here?"}{" "}
        <button className="link-button" type="button" onClick={toggle}>
          {creating ? "Sign in instead" : "Create an account"}
        </button>
      </p>
    </div>
  );
}
