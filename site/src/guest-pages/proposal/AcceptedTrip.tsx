import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import type { DueInstalment } from "shared/inbox/proposals/proposals";
import { describeFilledIn, isFilledIn } from "shared/inbox/trips/trip-guests";
import { amountInWords } from "shared/money/amount";
import { dayInWords } from "../parts/in-words.ts";
import { WaysToPay } from "../parts/WaysToPay.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { ReceivedPayments } from "./ReceivedPayments.tsx";

type Props = {
  page: GuestProposalPage;
  acceptance: NonNullable<GuestProposalPage["acceptance"]>;
};

export function AcceptedTrip({ page, acceptance }: Props) {
  const { content } = page;
  const option = content.options.find(({ id }) => id === acceptance.option);
  const title = content.options.length > 1 ? option?.title : undefined;
  return (
    <>
      <section>
        <h2 className="guest-title">What was accepted{title && `: ${title}`}</h2>
        <PriceTable
          priced={acceptance}
          currency={content.currency}
          discount={content.discount?.label}
          caption="Accepted prices"
        />
      </section>
      <TripGuests page={page} />
      <Payments page={page} />
    </>
  );
}

function TripGuests({ page: { guests, path } }: Pick<Props, "page">) {
  if (!guests) return null;
  const isDone = guests.every(isFilledIn);
  return (
    <section id="guests">
      <h2 className="guest-title">Who is coming</h2>
      <p>
        {isDone
          ? "We have everybody's details. You can still change them."
          : "Tell us what your guide needs to know about each person."}
      </p>
      <p className="guest-summary__ways">
        <a className={isDone ? undefined : "button"} href={`${path}/guests`}>
          {isDone ? "Change details" : "Fill in the details"}
        </a>
        <span className="guest-hint">{describeFilledIn(guests)}</span>
      </p>
    </section>
  );
}

function Payments({ page }: Pick<Props, "page">) {
  const { balance, waysToPay, waysToPayChangedAt, timeZone } = page;
  if (!balance) return null;
  const { instalments, currency, open } = balance;
  return (
    <section id="payments">
      <h2 className="guest-title">Payments</h2>
      <ul className="guest-payments">
        {instalments.map((instalment) => (
          <li className="guest-payment" key={instalment.reference}>
            <p>
              <span>{instalment.label}</span>
              <strong>{amountInWords({ amount: instalment.amount, currency })}</strong>
            </p>
            <p className="guest-hint">
              <State instalment={instalment} currency={currency} />
              {instalment.paid < instalment.amount && (
                <>
                  {" · Reference "}
                  <strong className="guest-code">{instalment.reference}</strong>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {page.payments.length > 0 && <h3 className="guest-subtitle">Received</h3>}
      <ReceivedPayments page={page} />
      {open > 0 && waysToPay.length > 0 && (
        <>
          <h3 className="guest-subtitle">How to pay</h3>
          <p className="guest-hint">Please write the reference of the payment on your transfer.</p>
          <WaysToPay ways={waysToPay} changedAt={waysToPayChangedAt} zone={timeZone} />
        </>
      )}
    </section>
  );
}

type StateProps = { instalment: DueInstalment; currency: string };

function State({ instalment, currency }: StateProps) {
  const { amount, paid, dueOn, isOverdue } = instalment;
  if (paid >= amount) return <span className="guest-paid">Paid</span>;
  const part = paid > 0 ? `${amountInWords({ amount: paid, currency })} paid, the rest ` : "";
  const due = dueOn ? `due by ${dayInWords(dueOn)}` : "due now";
  const text = part + due;
  if (isOverdue) return <span className="guest-due">Overdue: {text}</span>;
  return <span>{text.charAt(0).toUpperCase() + text.slice(1)}</span>;
}
