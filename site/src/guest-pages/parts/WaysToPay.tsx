import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { timeInWords } from "./in-words.ts";

type Props = { ways: readonly WayToPay[]; changedAt: string | null; zone: string };

export function WaysToPay({ ways, changedAt, zone }: Props) {
  return (
    <>
      <ul className="guest-ways">
        {ways.map((way, index) => (
          <li className="guest-way" key={index}>
            <h3 className="guest-subtitle">{way.name}</h3>
            <Details way={way} />
            {way.instructions && <p className="guest-text">{way.instructions}</p>}
          </li>
        ))}
      </ul>
      {changedAt && (
        <p className="guest-hint">
          These details last changed on {timeInWords(changedAt, zone)}. We never send other ones by
          email or chat.
        </p>
      )}
    </>
  );
}

/** In groups of four, as on paper. */
const groupIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");

function Details({ way }: { way: WayToPay }) {
  switch (way.kind) {
    case "bank":
      return (
        <dl className="guest-facts">
          <Fact name="Account holder" value={way.holder} />
          <Fact name="Bank" value={way.bank} />
          <Fact name="Account number" value={way.account} />
          <Fact name="IBAN" value={way.iban && groupIban(way.iban)} />
          <Fact name="SWIFT (BIC)" value={way.swift} />
        </dl>
      );
    case "mobile":
      return (
        <dl className="guest-facts">
          <Fact name="Number or code" value={way.code} />
          <Fact name="Registered name" value={way.holder} />
        </dl>
      );
    case "link":
      return (
        <p>
          <a href={way.url} target="_blank" rel="noopener noreferrer">
            Pay at {new URL(way.url).host}
          </a>
        </p>
      );
    case "cash":
      return null;
  }
}

export function Fact({ name, value }: { name: string; value: string | number | null }) {
  if (value === null || value === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
