import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { getDueOnAcceptance } from "shared/inbox/proposals/payment-schedule";
import { amountInWords } from "shared/money/amount";
import { dayInWords, dueInWords } from "../parts/in-words.ts";

type Props = { page: GuestProposalPage };

/** The amount that matters now, and the next step; it stays in view on wide screens. */
export function Summary({ page }: Props) {
  const { balance, status } = page;
  if (status === "newer" || status === "withdrawn") return null;
  return (
    <aside className="guest-summary" aria-label="Summary">
      {balance ? <BalanceSummary balance={balance} page={page} /> : <PriceSummary page={page} />}
    </aside>
  );
}

/** The page's script replaces total and amount due once the guest has chosen. */
function PriceSummary({ page }: Props) {
  const { content, prices, status, today } = page;
  const { currency, options, validUntil } = content;
  const totals = options.flatMap(({ id }) => prices[id]?.total ?? []);
  const [lowest, ...others] = totals.toSorted((a, b) => a - b);
  if (lowest === undefined) return null;
  const isChoice = others.length > 0;
  const isOpen = status === "open";
  return (
    <>
      <p className="guest-summary__amount">
        {isChoice && <span data-unchosen>from </span>}
        <strong data-total>{amountInWords({ amount: lowest, currency })}</strong>
      </p>
      {isOpen && (
        <p data-due hidden={isChoice}>
          {dueInWords(getDueOnAcceptance(content, lowest, today), currency)}
          {content.extras.length > 0 && ", without extras"}
        </p>
      )}
      {isOpen && validUntil && <p>Valid until {dayInWords(validUntil)}</p>}
      {isOpen && (
        <p className="guest-summary__ways">
          <a className="button" href={isChoice ? "#prices" : "#accept"}>
            {isChoice ? "Choose and accept" : "Accept"}
          </a>
          <a href="#change">Ask for a change</a>
        </p>
      )}
    </>
  );
}

type BalanceProps = Props & { balance: NonNullable<GuestProposalPage["balance"]> };

function BalanceSummary({ balance, page }: BalanceProps) {
  const { total, paid, open, due, currency } = balance;
  const inWords = (amount: number) => amountInWords({ amount, currency });
  return (
    <>
      <p className="guest-summary__amount">
        <strong>{inWords(total)}</strong>
      </p>
      <p>
        {open === 0 ? "Paid in full. Thank you!" : `${inWords(paid)} paid, ${inWords(open)} open`}
      </p>
      {due > 0 && <p className="guest-due">{inWords(due)} due now</p>}
      <p className="guest-summary__ways">
        {open > 0 && (
          <a className="button" href="#payments">
            How to pay
          </a>
        )}
        {page.content.startsOn && (
          <a href={`${page.path}/trip.ics`} download>
            Add to your calendar
          </a>
        )}
        <button className="link-button" type="button" data-prints hidden>
          Print
        </button>
      </p>
    </>
  );
}
