import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { KnownDays } from "shared/content/full-days/find-full-day";
import type { PublicFullPeriod } from "shared/content/full-days/full-days";
import type { Departure } from "shared/content/tours/departures";
import { formLimits } from "shared/inbox/form-limits";
import { ControlIcon } from "../../components/ui/ControlIcon.tsx";
import { getJson } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { readDate, toLocalDay } from "../../lib/read-date.ts";
import { Field } from "../Field.tsx";
import { describeFull } from "./describe-full.ts";

type DateFieldProps = Omit<ComponentProps<typeof Field>, "ref" | "children"> & {
  question: string;
};

/** Accepts dates as people write them; the browser's calendar can fill it in (`scripts/calendar.ts`). */
function DateField({ question, ...field }: DateFieldProps) {
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

type Stay = { checkin: string; checkout: string };

const isPast = "That date is in the past. Is it right?";
const isBeforeArrival = "Your last day is before your first. Is that right?";

export const stayQuestions = (stay: Stay, today: string): Stay => {
  const checkin = readDate(stay.checkin, today);
  const isDated = checkin !== undefined && checkin > today && /\d{4}/.test(stay.checkin);
  const checkout = readDate(stay.checkout, isDated ? checkin : today);
  const ask = (date: string | undefined) => (date && date < today ? isPast : "");
  const isTurned = checkin !== undefined && checkout !== undefined && checkout < checkin;
  return { checkin: ask(checkin), checkout: ask(checkout) || (isTurned ? isBeforeArrival : "") };
};

const dateLine = { autoComplete: "off", maxLength: formLimits.line, required: true } as const;

const askAbout = (form: HTMLFormElement, known: KnownDays) => {
  const data = new FormData(form);
  const stay = {
    checkin: formText(data, "checkinDate"),
    checkout: formText(data, "checkoutDate"),
  };
  const today = toLocalDay(new Date());
  const { checkin, checkout } = stayQuestions(stay, today);
  return { checkin: checkin || describeFull(data, known, today), checkout };
};

const none: never[] = [];

/** Without the list, the form says nothing about full days. */
const readFullDays = async () => {
  const reply = await getJson<PublicFullPeriod[]>("/full-days.json").catch(() => undefined);
  return (reply?.ok && reply.body) || none;
};

/** Asks about the dates in the form around `fields` as the visitor types. */
function useStayQuestions(
  fields: RefObject<HTMLDivElement | null>,
  departures: readonly Departure[],
) {
  const [questions, setQuestions] = useState({ checkin: "", checkout: "" });
  const [isTyped, setTyped] = useState(false);
  const [fullDays, setFullDays] = useState<PublicFullPeriod[]>(none);

  useEffect(() => {
    if (isTyped) readFullDays().then(setFullDays);
  }, [isTyped]);

  useEffect(() => {
    const form = fields.current?.closest("form");
    if (!form) return;
    const ask = () => {
      setTyped(formText(new FormData(form), "checkinDate") !== "");
      setQuestions(askAbout(form, { fullDays, departures }));
    };
    // The browser resets the fields after this event.
    const askLater = () => queueMicrotask(ask);
    ask();
    form.addEventListener("input", ask);
    form.addEventListener("reset", askLater);
    return () => {
      form.removeEventListener("input", ask);
      form.removeEventListener("reset", askLater);
    };
  }, [fields, fullDays, departures]);

  return questions;
}

/** A browser without JavaScript sends the last day too. */
const LastDay = () => (
  <noscript>
    <label className="field">
      <span className="field__label">Until (the same day for a day tour)</span>
      <input className="field__input" name="checkoutDate" {...dateLine} />
    </label>
  </noscript>
);

/** `children` are shown before the dates. */
type Props = { departures: readonly Departure[] | undefined; children: ReactNode };

/** One date, which `InquiryForm` sends as the first and the last day. */
export function DayField({ departures = none, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const { checkin } = useStayQuestions(fields, departures);
  return (
    <div className="form__stay form__stay--day" ref={fields}>
      {children}
      <DateField
        label="Date"
        name="checkinDate"
        placeholder="e.g. 12 December"
        question={checkin}
        {...dateLine}
      />
      <LastDay />
    </div>
  );
}

export function StayFields({ departures = none, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const questions = useStayQuestions(fields, departures);
  return (
    <div className="form__stay" ref={fields}>
      {children}
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
