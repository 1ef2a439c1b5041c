import { type ChangeEvent, type ComponentProps, useId, useRef } from "react";
import { dateInWords, dayOf, readDate } from "../../lib/read-date.ts";
import { Field } from "../forms/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useHydrated } from "../ui/useHydrated.ts";

type Props = Omit<ComponentProps<typeof Field>, "ref" | "children"> & {
  /** About a date that looks wrong. */
  question: string;
};

/** Typed as people write dates; the browser’s own calendar can fill it in. */
export function DateField({ question, ...field }: Props) {
  const hasCalendar = useHydrated() && "showPicker" in HTMLInputElement.prototype;
  const questionId = useId();
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const openCalendar = () => {
    if (!picker.current || !text.current) return;
    const today = dayOf(new Date());
    picker.current.min = today;
    const typed = readDate(text.current.value, today) ?? "";
    // A day before its first would make the calendar, and so the form, invalid.
    picker.current.value = typed >= today ? typed : "";
    picker.current.showPicker();
  };

  const fillIn = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!text.current || currentTarget.value === "") return;
    text.current.value = dateInWords(currentTarget.value);
    // The form follows its fields by this event.
    text.current.dispatchEvent(new Event("input", { bubbles: true }));
  };

  return (
    <div>
      <Field {...field} aria-describedby={question ? questionId : undefined} ref={text}>
        {hasCalendar && (
          <>
            <input
              className="field__picker"
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              onChange={fillIn}
              ref={picker}
            />
            <button className="field__calendar" type="button" onClick={openCalendar}>
              <Icon name="calendar" />
              <span className="visually-hidden">Choose a date: {field.label}</span>
            </button>
          </>
        )}
      </Field>
      <p className="field__question" id={questionId} aria-live="polite">
        {question}
      </p>
    </div>
  );
}
