import { type ComponentProps, useId, useState } from "react";
import { useFieldIssue } from "./Field.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "name"> & {
  name?: "password" | "newPassword";
  label?: string;
};

export function PasswordField({ name = "password", label = "Password", ...input }: Props) {
  const id = useId();
  const { aria, note } = useFieldIssue(name);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__row">
        <input
          className="field__input"
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...aria}
          {...input}
        />
        <button
          className="field__toggle"
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
          <span className="visually-hidden"> password</span>
        </button>
      </div>
      {note}
    </div>
  );
}
