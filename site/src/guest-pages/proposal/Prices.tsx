import type { ComponentProps } from "react";
import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { isDue, splitIntoInstalments } from "shared/inbox/proposals/payment-schedule";
import { type PricedProposal, priceLine } from "shared/inbox/proposals/price-proposal";
import type { ProposalExtra, ProposalOption } from "shared/inbox/proposals/proposal-content";
import { amountInWords } from "shared/money/amount";
import { dayInWords } from "../parts/in-words.ts";
import { PriceTable } from "./PriceTable.tsx";

type Props = { page: GuestProposalPage };

const getTitle = ({ content, status }: GuestProposalPage) => {
  if (content.options.length === 1) return "Price";
  return status === "open" ? "Choose an option" : "Options";
};

/** Options and extras; their inputs belong to the form that accepts the proposal. */
export function Prices({ page }: Props) {
  const { options, extras } = page.content;
  return (
    <section className="guest-prices">
      <h2 className="guest-title" id="prices">
        {getTitle(page)}
      </h2>
      <fieldset className="guest-options" aria-labelledby="prices">
        {options.map((option) => (
          <Option key={option.id} option={option} page={page} />
        ))}
      </fieldset>
      {extras.length > 0 && (
        <fieldset className="guest-extras">
          <legend className="guest-subtitle">Extras, if you like</legend>
          <p className="guest-hint">
            The prices and payments above are without extras.
            {page.status === "open" && " What you choose here is added to them."}
          </p>
          {extras.map((extra) => (
            <Extra key={extra.id} extra={extra} page={page} />
          ))}
        </fieldset>
      )}
    </section>
  );
}

type OptionProps = Props & { option: ProposalOption };

function Option({ option, page }: OptionProps) {
  const priced = page.prices[option.id];
  if (!priced) return null;
  const { content } = page;
  const { currency } = content;
  const isChoice = content.options.length > 1;
  return (
    <div className={isChoice ? "guest-option" : undefined}>
      {isChoice && <OptionHead option={option} page={page} priced={priced} />}
      <PriceTable
        priced={priced}
        currency={currency}
        discount={content.discount?.label}
        caption={isChoice ? `Prices of ${option.title}` : "Prices"}
      />
      <Instalments page={page} priced={priced} />
    </div>
  );
}

type OptionHeadProps = OptionProps & { priced: PricedProposal };

function OptionHead({ option: { id, title }, page, priced }: OptionHeadProps) {
  const { currency } = page.content;
  return (
    <Choice
      className="guest-option__head"
      page={page}
      type="radio"
      name="option"
      value={id}
      required
      defaultChecked={page.refused?.typed.option === id}
    >
      <span className="guest-option__title">{title}</span>
      <strong>{amountInWords({ amount: priced.total, currency })}</strong>
    </Choice>
  );
}

type ChoiceProps = Props & ComponentProps<"input">;

/** Something that the guest may choose as long as the proposal is open. */
function Choice({ page, className, children, ...field }: ChoiceProps) {
  if (page.status !== "open") return <p className={className}>{children}</p>;
  return (
    <label className={className}>
      <input form="accept" disabled={page.isPreview} {...field} />
      {children}
    </label>
  );
}

function Instalments({ page, priced }: Props & { priced: PricedProposal }) {
  const { content, today } = page;
  const instalments = splitIntoInstalments(content, priced.total);
  if (instalments.length === 0) return null;
  return (
    <ul className="guest-plan">
      {instalments.map(({ label, amount, dueOn }, index) => (
        <li key={index}>
          {label}: <strong>{amountInWords({ amount, currency: content.currency })}</strong>{" "}
          {dueOn && !isDue({ dueOn }, today) ? `by ${dayInWords(dueOn)}` : "when you accept"}
        </li>
      ))}
    </ul>
  );
}

type ExtraProps = Props & { extra: ProposalExtra };

function Extra({ extra, page }: ExtraProps) {
  const { label, quantity, unitPrice, amount } = priceLine(extra);
  const { currency } = page.content;
  const inWords = (price: number) => amountInWords({ amount: price, currency });
  return (
    <Choice
      className="guest-extra"
      page={page}
      type="checkbox"
      name="extras"
      value={extra.id}
      defaultChecked={page.refused?.typed.extras?.includes(extra.id)}
    >
      <span>
        {label}
        {quantity > 1 && (
          <span className="guest-hint">
            {quantity} × {inWords(unitPrice)}
          </span>
        )}
      </span>
      <strong>+ {inWords(amount)}</strong>
    </Choice>
  );
}
