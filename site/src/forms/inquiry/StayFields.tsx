import { useEffect, useRef, useState } from "react";
import { formLimits } from "shared/form-limits";
import { formText } from "../../lib/form-text.ts";
import { dayOf } from "../../lib/read-date.ts";
import { DateField } from "./DateField.tsx";
import { stayQuestions } from "./stay-questions.ts";

const dateLine = { autoComplete: "off", maxLength: formLimits.line, required: true } as const;

const askAbout = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const stay = {
    checkin: formText(data, "checkinDate"),
    checkout: formText(data, "checkoutDate"),
  };
  return stayQuestions(stay, dayOf(new Date()));
};

/** From when until when. */
export function StayFields() {
  const fields = useRef<HTMLDivElement>(null);
  const [questions, setQuestions] = useState({ checkin: "", checkout: "" });

  useEffect(() => {
    const form = fields.current?.closest("form");
    if (!form) return;
    const ask = () => setQuestions(askAbout(form));
    // A form is reset after the event that tells of it.
    const askLater = () => queueMicrotask(ask);
    ask();
    form.addEventListener("input", ask);
    form.addEventListener("reset", askLater);
    return () => {
      form.removeEventListener("input", ask);
      form.removeEventListener("reset", askLater);
    };
  }, []);

  return (
    <div className="form__stay" ref={fields}>
      <DateField
        label="From"
        name="checkinDate"
        placeholder="Checkin Date"
        question={questions.checkin}
        {...dateLine}
      />
      <DateField
        label="To"
        name="checkoutDate"
        placeholder="Checkout Date"
        question={questions.checkout}
        {...dateLine}
      />
    </div>
  );
}
