import { formLimits } from "shared/inbox/form-limits";
import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";

type Props = { page: GuestProposalPage };

export function AcceptForm({ page }: Props) {
  const { path, content, channel, isPreview } = page;
  const refused = page.refused?.form === "accept" ? page.refused : null;
  return (
    <form
      className="guest-form panel"
      id="accept"
      method="post"
      action={`${path}/accept`}
      data-currency={content.currency}
      data-discount={content.discount?.amount ?? 0}
    >
      <h2 className="guest-title">Accept this proposal</h2>
      {refused && <Issue id="accept-issue" message={refused.message} />}
      <fieldset className="guest-form__fields" disabled={isPreview}>
        <OnlyOption page={page} />
        <p className="guest-form__total" hidden>
          Your total: <output />
        </p>
        <label className="field">
          <span className="field__label">
            Your name <span className="field__hint">as your signature</span>
          </span>
          <input
            className="field__input"
            name="name"
            autoComplete="name"
            required
            maxLength={formLimits.line}
            defaultValue={refused?.typed.name ?? ""}
            aria-describedby={refused ? "accept-issue" : undefined}
          />
        </label>
        <label className="guest-check">
          <input
            type="checkbox"
            name="terms"
            value="yes"
            required
            defaultChecked={refused?.typed.terms}
          />
          <span>
            {content.terms.trim() ? (
              <>
                I agree to the trip, the price and the <a href="#terms">terms</a>.
              </>
            ) : (
              "I agree to the trip and the price."
            )}
          </span>
        </label>
        <button className="button form__submit" type="submit">
          Accept this proposal
        </button>
      </fieldset>
      <p className="form-note">
        This is your booking. No money is taken here
        {channel === "mail" ? "; we send you a confirmation by email." : "."}
      </p>
    </form>
  );
}

/** A single option needs no choice. */
function OnlyOption({ page: { content, prices } }: Props) {
  const [only, ...others] = content.options;
  if (!only || others.length > 0) return null;
  const amounts = prices[only.id]?.lines.map(({ amount }) => amount) ?? [];
  return <input type="hidden" name="option" value={only.id} data-amount={sumAmounts(amounts)} />;
}

export function Issue({ id, message }: { id: string; message: string }) {
  return (
    <p className="outcome outcome--failure guest-form__issue" id={id}>
      {message}
    </p>
  );
}
