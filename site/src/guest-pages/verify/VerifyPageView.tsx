import type { Verification, VerifyPage } from "shared/inbox/proposals/guest-pages";
import { amountInWords } from "shared/money/amount";
import { Face } from "../../components/team/Face.tsx";
import { paths } from "../../lib/paths.ts";
import { AboutCompany } from "../parts/AboutCompany.tsx";
import { datesInWords } from "../parts/in-words.ts";
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
        There were too many tries from your network. Please try again in an hour, or contact us.
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

type KnownProps = Props & { result: Exclude<Verification, null | string> };

function Known({ page, result }: KnownProps) {
  const { initials, tour, due } = result;
  return (
    <section className="guest-known panel">
      <h2 className="guest-title">Yes, this code is ours</h2>
      <dl className="guest-facts">
        <Fact name="Guest" value={initials} />
        <Fact name="Trip" value={tour} />
        <Fact name="Dates" value={datesInWords(result)} />
        <Fact name="Due now" value={due ? amountInWords(due) : "Nothing"} />
      </dl>
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
