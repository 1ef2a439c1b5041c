import { type ReactNode, useEffect } from "react";
import type { Departure } from "shared/content/tours/departures";
import { formLimits } from "shared/inbox/form-limits";
import type { TypedInquiry } from "shared/inbox/inquiries";
import { EmailField } from "../forms/EmailField.tsx";
import { Field } from "../forms/Field.tsx";
import { ContactFields, FoldedContactFields } from "../forms/inquiry/ContactFields.tsx";
import { DayField, StayFields } from "../forms/inquiry/StayFields.tsx";
import { MessageForm, SourceFields } from "../forms/messages/MessageForm.tsx";
import { useMessageForm } from "../forms/messages/useMessageForm.ts";
import { responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { isBoolean, readKey } from "../lib/guards.ts";
import { siteLimits } from "../lib/limits.ts";

const describeDates = ({ checkinDate, checkoutDate }: TypedInquiry) =>
  checkinDate === checkoutDate ? checkinDate : `${checkinDate} to ${checkoutDate}`;

const listFacts = (inquiry: TypedInquiry): [string, ReactNode][] => [
  ["Name", inquiry.name],
  ["Email", inquiry.email],
  ["Destination", inquiry.destination],
  ["People", inquiry.paxNumber],
  ["Adults", inquiry.adults],
  ["Children's ages", [inquiry.childrenAges ?? []].flat().join(", ")],
  ["Dates", describeDates(inquiry)],
  ["Phone", inquiry.phone],
  ["Message", inquiry.message],
];

const describeMail = (email: string, sendsMail: boolean) =>
  sendsMail
    ? `We'll email a confirmation to ${email}. If you can't find it, look in your spam folder.`
    : `We'll reply to ${email}.`;

type SentInquiryProps = {
  inquiry: TypedInquiry | undefined;
  sendsMail: boolean;
  promise: string;
};

/** Always rendered, so that screen readers announce the notice. */
function SentInquiry({ inquiry, sendsMail, promise }: SentInquiryProps) {
  return (
    <div className="sent" aria-live="polite">
      {inquiry && (
        <>
          <p className="sent__title">We've got your inquiry</p>
          <p>{describeMail(inquiry.email, sendsMail)}</p>
          <p>{promise}</p>
          <dl className="sent__facts">
            {listFacts(inquiry)
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div className="sent__fact" key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </div>
  );
}

const PeopleField = () => (
  <Field
    label="Number of people"
    name="paxNumber"
    type="number"
    inputMode="numeric"
    autoComplete="off"
    min={1}
    max={formLimits.paxNumber}
    step={1}
    required
  />
);

type Props = {
  api?: string;
  promise: string;
  page?: string | undefined;
  /** The tour takes one day, so the form asks for one date. */
  isOneDay?: boolean;
  destination?: string | undefined;
  destinationExample?: string | null;
  /** The departures of the tour. */
  departures?: readonly Departure[];
  /** Shown before the dates; pages without departures load no script for it. */
  children?: ReactNode;
};

const readInquiry = (form: FormData, isOneDay: boolean): TypedInquiry => ({
  name: formText(form, "name"),
  email: formText(form, "email"),
  destination: formText(form, "destination"),
  paxNumber: Number(formText(form, "paxNumber")),
  checkinDate: formText(form, "checkinDate"),
  checkoutDate: formText(form, isOneDay ? "checkinDate" : "checkoutDate"),
  adults: formText(form, "adults"),
  childrenAges: formText(form, "childrenAges"),
  phone: formText(form, "phone"),
  message: formText(form, "message"),
});

export function InquiryForm(props: Props) {
  const { api = "", promise, page, isOneDay = false } = props;
  const Dates = isOneDay ? DayField : StayFields;
  const { destination, destinationExample, departures, children } = props;
  const url = `${api}/api/inquiries`;
  const message = useMessageForm({
    url,
    name: destination ? `inquiry:${destination}` : "inquiry",
    read: (form) => readInquiry(form, isOneDay),
    keepsDetails: true,
    failure: "Something went wrong",
    thank: (reply) => responseMessage(reply) ?? "Thank you!",
  });
  const { outcome, setOutcome } = message;

  useEffect(() => {
    // The visitor may not have seen the refusal of an automatic retry yet.
    if (!outcome || (outcome.isAutomatic && !outcome.ok)) return;
    const timer = setTimeout(() => setOutcome(undefined), siteLimits.inquiryOutcomeShown);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);

  return (
    <MessageForm
      action={url}
      message={message}
      button={["Inquire Now", "Submitting..."]}
      layout="pairs"
      after={
        <SentInquiry
          inquiry={message.sent?.message}
          sendsMail={readKey(message.sent?.response.body, "sendsMail", isBoolean) ?? false}
          promise={promise}
        />
      }
    >
      <Field
        label="Name"
        hint="(optional)"
        name="name"
        autoComplete="name"
        maxLength={formLimits.line}
      />
      <PeopleField />
      <EmailField />
      <Field
        label="Destination"
        name="destination"
        placeholder={destinationExample ? `e.g. ${destinationExample}` : undefined}
        autoComplete="off"
        maxLength={formLimits.line}
        defaultValue={destination}
        isWide
        required
      />
      <Dates departures={departures}>{children}</Dates>
      {destination ? <ContactFields /> : <FoldedContactFields />}
      <SourceFields page={page} tour={destination} />
    </MessageForm>
  );
}
