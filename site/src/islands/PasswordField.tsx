import { type ComponentProps, useId, useState } from "react";

type Props = Omit<ComponentProps<"input">, "type">;

/** A password with a Show/Hide toggle. */
export function PasswordField(input: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        Password
      </label>
      <div className="field__row">
        <input
          className="field__input"
          id={id}
          name="password"
          type={shown ? "text" : "password"}
          required
          {...input}
        />
        <button
          className="field__toggle"
          type="button"
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
          <span className="visually-hidden"> password</span>
        </button>
      </div>
    </div>
  );
}
