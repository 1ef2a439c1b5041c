import { formLimits } from "shared/inbox/form-limits";
import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";

type Props = { page: GuestProposalPage };

/** The parts of a proposal that its total depends on. */
export type Offer = Pick<
  ProposalContent,
  "options" | "extras" | "discount" | "schedule" | "startsOn" | "currency"
>;

const toOffer = ({ content }: GuestProposalPage): Offer => {
  const { options, extras, discount, schedule, startsOn, currency } = content;
  return { options, extras, discount, schedule, startsOn, currency };
};

export function AcceptForm({ page }: Props) {
  const { path, content, channel, isPreview } = page;
  const refused = page.refused?.form === "accept" ? page.refused : null;
  return (
    <form
      className="guest-form panel"
      id="accept"
      method="post"
      action={`${path}/accept`}
      data-offer={JSON.stringify(toOffer(page))}
      data-today={page.today}
    >
      <h2 className="guest-title">Accept this proposal</h2>
      {refused && <Issue id="accept-issue" message={refused.message} />}
      <fieldset className="guest-form__fields" disabled={isPreview}>
        <OnlyOption page={page} />
        <p className="guest-form__total" data-chosen hidden>
          Your total: <output data-total /> <span className="guest-hint" data-due />
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
function OnlyOption({ page: { content } }: Props) {
  const [only, ...others] = content.options;
  if (!only || others.length > 0) return null;
  return <input type="hidden" name="option" value={only.id} />;
}

export function Issue({ id, message }: { id: string; message: string }) {
  return (
    <p className="outcome outcome--failure guest-form__issue" id={id}>
      {message}
    </p>
  );
}
