import { type ComponentProps, useId } from "react";
import { ControlIcon } from "../../components/ui/ControlIcon.tsx";
import { Field } from "../Field.tsx";

type Props = Omit<ComponentProps<typeof Field>, "ref" | "children"> & {
  /** About a date that looks wrong. */
  question: string;
};

/** Typed as people write dates; the browser’s own calendar can fill it in (`scripts/calendar.ts`). */
export function DateField({ question, ...field }: Props) {
  const questionId = useId();
  return (
    <div>
      <Field {...field} aria-describedby={question ? questionId : undefined}>
        <input className="field__picker" type="date" tabIndex={-1} aria-hidden="true" />
        <button className="field__calendar" type="button">
          <ControlIcon name="calendar" />
          <span className="visually-hidden">Choose a date: {field.label}</span>
        </button>
      </Field>
      <p className="field__question" id={questionId} aria-live="polite">
        {question}
      </p>
    </div>
  );
}
