import type { Question } from "shared/content/questions";
import type { Price } from "shared/content/tours/prices";
import { formLimits } from "shared/inbox/form-limits";
import { answerId, selectBookingQuestions } from "../../content/tours/booking-questions.ts";
import { whatsappLink } from "../../lib/contact/whatsapp.ts";
import { Icon } from "../ui/Icon.tsx";
import { PriceList } from "./PriceList.tsx";

type FieldProps = {
  label: string;
  name: string;
  type?: "number";
  max?: number;
  placeholder?: string;
};

function CardField({ label, ...input }: FieldProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input
        className="field__input"
        autoComplete="off"
        min={1}
        maxLength={formLimits.line}
        {...input}
      />
    </label>
  );
}

/** `scripts/booking/group-price.ts` works out the price of the group and hands the fields on to the inquiry form. */
function GroupFields({ isOneDay }: { isOneDay: boolean }) {
  return (
    <fieldset className="booking-card__group">
      <legend className="visually-hidden">Your group and dates</legend>
      <CardField label="Group size" name="paxNumber" type="number" max={formLimits.paxNumber} />
      <CardField
        label={isOneDay ? "Day" : "First day"}
        name="checkinDate"
        placeholder="e.g. 12 Dec"
      />
      {!isOneDay && <CardField label="Last day" name="checkoutDate" placeholder="e.g. 16 Dec" />}
    </fieldset>
  );
}

/** Prices and terms that guests should know before they ask, all from the owner's content. */
export type BookingTerms = {
  /** The owner's own line. */
  note?: string | null;
  /** The page of terms, if the site has one. */
  termsPath?: string | null;
};

type Props = BookingTerms & {
  prices: readonly Price[];
  groupSize?: { min: number; max: number | null } | null;
  questions: readonly Question[];
  isOneDay: boolean;
  inquire: { text: string; href: string };
  whatsapp: string | null;
  /** Start of a chat. */
  text: string;
  /** The reply time. */
  promise: string;
};

/** Stays beside the tour on wide screens. */
export function BookingCard(props: Props) {
  const {
    prices,
    groupSize = null,
    questions,
    isOneDay,
    inquire,
    whatsapp,
    text,
    promise,
    note,
    termsPath,
  } = props;
  return (
    <aside className="booking-card" aria-label="Prices and booking">
      <PriceList prices={prices} groupSize={groupSize} />
      <GroupFields isOneDay={isOneDay} />
      <p className="booking-card__ways">
        <a
          className="button"
          href={inquire.href}
          data-opens-plan={inquire.href.startsWith("#") || undefined}
        >
          {inquire.text}
        </a>
        {whatsapp && (
          <a
            className="button button--quiet"
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" /> Ask on WhatsApp
          </a>
        )}
      </p>
      <ul className="booking-card__notes">
        {note && <li>{note}</li>}
        <li>{promise}</li>
        {selectBookingQuestions(questions).map(({ question, index }) => (
          <li key={index}>
            <a href={`#${answerId(index)}`}>{question}</a>
          </li>
        ))}
        {termsPath && (
          <li>
            <a href={termsPath}>Changes, cancellations and refunds</a>
          </li>
        )}
      </ul>
    </aside>
  );
}
