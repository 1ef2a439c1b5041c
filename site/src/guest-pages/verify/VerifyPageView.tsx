import type { Verification, VerifiedTrip, VerifyPage } from "shared/inbox/proposals/guest-pages";
import { amountInWords } from "shared/money/amount";
import { Face } from "../../components/team/Face.tsx";
import { paths } from "../../lib/paths.ts";
import { AboutCompany } from "../parts/AboutCompany.tsx";
import { datesInWords, dayInWords } from "../parts/in-words.ts";
import { Fact, WaysToPay } from "../parts/WaysToPay.tsx";

type Props = { page: VerifyPage };

export function VerifyPageView({ page }: Props) {
  return (
    <div className="wrap page-top guest-page guest-page--verify">
      <header className="guest-head">
        <h1 className="page-title">Is this really us?</h1>
        <p className="page-lead">
          Enter the code from your proposal, receipt or email. We show what is due and the only
          accounts that we use.
        </p>
      </header>
      <div className="guest-page__body">
        <form className="guest-form panel" method="post" action={paths.verify}>
          <label className="field">
            <span className="field__label">
              Code <span className="field__hint">8 letters and digits, such as K7M2-XQ4P</span>
            </span>
            <input
              className="field__input guest-code"
              name="code"
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={page.typed}
              aria-describedby="verification"
            />
          </label>
          <button className="button form__submit" type="submit">
            Check this code
          </button>
        </form>
        <div id="verification" role="status">
          <Result page={page} result={page.result} />
        </div>
        <Team team={page.team} />
        <AboutCompany company={page.company} />
      </div>
    </div>
  );
}

function Result({ page, result }: Props & { result: Verification }) {
  if (result === null) return null;
  if (result === "limited")
    return (
      <p className="guest-notice guest-notice--bad">
        Too many codes were tried from your network. Please try again in an hour, or contact us.
      </p>
    );
  if (result === "unknown")
    return (
      <p className="guest-notice guest-notice--bad">
        <strong>We don't know this code.</strong> Please check how you typed it. If it is right,
        don't pay: ask us by one of the contacts below.
      </p>
    );
  return <Known page={page} result={result} />;
}

/** The name and value of the fact about the next payment. */
const describeDue = ({ due, isAccepted }: VerifiedTrip) => {
  if (!due) return { name: "Due now", value: "Nothing" };
  const { from, to, currency, dueOn } = due;
  const inWords = (amount: number) => amountInWords({ amount, currency });
  const range = from === to ? inWords(from) : `${inWords(from)} to ${inWords(to)}`;
  if (dueOn)
    return {
      name: isAccepted ? "Next payment" : "First payment",
      value: `${range} by ${dayInWords(dueOn)}`,
    };
  return { name: isAccepted ? "Due now" : "Due when you accept", value: range };
};

type KnownProps = Props & { result: Exclude<Verification, null | string> };

function Known({ page, result: { initials, trips } }: KnownProps) {
  return (
    <section className="guest-known panel">
      <h2 className="guest-title">Yes, this code is ours</h2>
      {trips.map((trip, index) => (
        <dl className="guest-facts" key={index}>
          <Fact name="Guest" value={initials} />
          <Fact name="Trip" value={trip.tour} />
          <Fact name="Dates" value={datesInWords(trip)} />
          <Fact {...describeDue(trip)} />
        </dl>
      ))}
      {page.waysToPay.length > 0 ? (
        <>
          <h3 className="guest-subtitle">The only ways to pay us</h3>
          <WaysToPay
            ways={page.waysToPay}
            changedAt={page.waysToPayChangedAt}
            zone={page.timeZone}
          />
        </>
      ) : (
        <p>Please ask us how to pay.</p>
      )}
    </section>
  );
}

function Team({ team }: Pick<VerifyPage, "team">) {
  if (team.length === 0) return null;
  return (
    <section>
      <h2 className="guest-title">Our team</h2>
      <ul className="guest-team">
        {team.map(({ name, role, image }) => (
          <li key={name}>
            <Face name={name} image={image} size="small" />
            <p>
              <strong>{name}</strong>
              {role && <span className="guest-hint">{role}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
