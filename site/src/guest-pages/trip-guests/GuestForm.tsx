import type { ComponentProps } from "react";
import { formLimits } from "shared/inbox/form-limits";
import type { TripGuestsPage } from "shared/inbox/proposals/guest-pages";
import type { TripQuestion } from "shared/inbox/trips/trip-guests";
import { limits } from "shared/limits";
import { timeInWords } from "../parts/in-words.ts";
import { Issue } from "../proposal/AcceptForm.tsx";

type Open = NonNullable<TripGuestsPage["open"]>;
type Props = { page: TripGuestsPage; open: Open };

/** The script keeps what is typed until it is saved, and saves it once there is a connection. */
export function GuestForm({ page, open }: Props) {
  const { guest, typed, message } = open;
  const path = `${page.path}/${guest.number}`;
  return (
    <form
      className="guest-form panel"
      method="post"
      action={path}
      data-keeps={path}
      data-refused={message === null ? undefined : ""}
    >
      {message && <Issue id="guest-issue" message={message} />}
      <input type="hidden" name="version" value={typed.version} />
      <div className="guest-form__fields">
        <TextAnswer
          name="name"
          label="Full name"
          defaultValue={typed.name}
          required
          maxLength={limits.personName}
          {...describeIssue(open, "name")}
        />
        {page.questions.map((question) => (
          <Answer key={question.id} question={question} open={open} />
        ))}
        <Risks page={page} open={open} />
        <button className="button form__submit" type="submit">
          Save
        </button>
      </div>
      {/* Always rendered, so that screen readers announce each change. */}
      <p className="outcome" role="status" data-status />
    </form>
  );
}

/** Connects the wrong field with the reason for the refusal. */
const describeIssue = ({ field }: Open, name: string) =>
  field === name && { "aria-invalid": true, "aria-describedby": "guest-issue" };

type TextProps = ComponentProps<"input"> & { label: string; hint?: string | undefined };

function TextAnswer({ label, hint, ...field }: TextProps) {
  return (
    <label className="field">
      <span className="field__label">
        {label} {hint && <span className="field__hint">{hint}</span>}
      </span>
      <input className="field__input" autoComplete="off" maxLength={formLimits.line} {...field} />
    </label>
  );
}

const hints = new Map([
  ["diet", "“none” if there is nothing"],
  ["height", "for the size of the bicycle"],
  ["pickup", "hotel or address"],
  ["flight", "optional: number and time"],
  ["emergency", "name and phone number of someone at home"],
]);

type AnswerProps = { question: TripQuestion; open: Open };

function Answer({ question: { id, label }, open }: AnswerProps) {
  const typed = open.typed[id] ?? "";
  if (id === "swims") return <YesOrNo name={id} label={label} typed={typed} />;
  const isNumber = id === "age" || id === "height";
  return (
    <TextAnswer
      name={id}
      label={label}
      hint={hints.get(id)}
      defaultValue={typed}
      maxLength={id === "diet" ? limits.guestText : formLimits.line}
      inputMode={isNumber ? "numeric" : undefined}
      {...describeIssue(open, id)}
    />
  );
}

function YesOrNo({ name, label, typed }: { name: string; label: string; typed: string }) {
  return (
    <fieldset className="field guest-choice">
      <legend className="field__label">{label}</legend>
      {["yes", "no"].map((value) => (
        <label className="guest-check" key={value}>
          <input type="radio" name={name} value={value} defaultChecked={typed === value} />
          <span>{value === "yes" ? "Yes" : "No"}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Risks({ page: { risks, timeZone }, open }: Props) {
  const { guest, typed } = open;
  if (risks === null) return null;
  return (
    <section>
      <h2 className="guest-subtitle">Risks</h2>
      <p className="guest-text">{risks}</p>
      {guest.risks ? (
        <p className="guest-paid">
          Read by {guest.risks.name} on {timeInWords(guest.risks.at, timeZone)}.
        </p>
      ) : (
        <TextAnswer
          name="risksName"
          label="I have read the risks: your name"
          hint="for a child, the name of a parent"
          defaultValue={typed.risksName}
          maxLength={limits.personName}
          {...describeIssue(open, "risksName")}
        />
      )}
    </section>
  );
}
