import { honeypotField } from "shared/honeypot";

/** A honeypot: people neither see nor reach it, password managers are asked to leave it alone. */
export function HiddenField() {
  return (
    <div className="form__hidden" aria-hidden="true">
      <label>
        Please leave this empty
        <input
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
