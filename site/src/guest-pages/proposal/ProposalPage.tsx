import { describePeople } from "shared/inbox/people";
import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { TextList } from "../../components/tour/TextList.tsx";
import { paths } from "../../lib/paths.ts";
import { AboutCompany } from "../parts/AboutCompany.tsx";
import { datesInWords } from "../parts/in-words.ts";
import { WaysToPay } from "../parts/WaysToPay.tsx";
import { AcceptedTrip } from "./AcceptedTrip.tsx";
import { AcceptForm } from "./AcceptForm.tsx";
import { hasForm } from "./has-form.ts";
import { OtherAnswers } from "./OtherAnswers.tsx";
import { Prices } from "./Prices.tsx";
import { ReceivedPayments } from "./ReceivedPayments.tsx";
import { StatusNotice } from "./StatusNotice.tsx";
import { Summary } from "./Summary.tsx";
import { TripDays } from "./TripDays.tsx";
import { TripFiles, TripPhotos } from "./TripExtras.tsx";

type Props = { page: GuestProposalPage };

export function ProposalPage({ page }: Props) {
  const { content, status, path, isPreview } = page;
  const isOpen = status === "open";
  return (
    <div className="wrap page-top guest-page" data-seen={isPreview ? undefined : `${path}/seen`}>
      <StatusNotice page={page} />
      <Head page={page} />
      <Summary page={page} />
      <div className="guest-page__body">
        {content.note.trim() && <blockquote className="guest-note">{content.note}</blockquote>}
        {page.acceptance && <AcceptedTrip page={page} acceptance={page.acceptance} />}
        {page.cancelledAt && <PaidForCancelled page={page} />}
        <TripDays days={content.days} startsOn={content.startsOn} />
        <TripPhotos photos={page.photos} title={content.title} />
        <Lists page={page} />
        <TripFiles files={page.files} path={path} />
        {!isAgreed(page) && <Prices page={page} />}
        {isOpen && <HowToPay page={page} />}
        <Terms text={content.terms} />
        {hasForm(page, "accept") && <AcceptForm page={page} />}
        <OtherAnswers page={page} />
        <AboutCompany company={page.company} />
        {!page.cancelledAt && <Proof page={page} />}
      </div>
    </div>
  );
}

/** The guest accepted it, even if the trip was cancelled since. */
const isAgreed = ({ acceptance, cancelledAt }: GuestProposalPage) =>
  acceptance !== null || cancelledAt !== null;

function Head({ page }: Props) {
  const { content, guestName } = page;
  const { title, people } = content;
  const facts = [
    guestName && `For ${guestName}`,
    datesInWords(content) ?? "Dates to be agreed",
    describePeople(people),
  ].filter(Boolean);
  return (
    <header className="guest-head">
      <p className="eyebrow">{isAgreed(page) ? "Your trip" : "Your proposal"}</p>
      <h1 className="page-title">{title}</h1>
      <p className="guest-head__facts">{facts.join(" · ")}</p>
    </header>
  );
}

function PaidForCancelled({ page }: Props) {
  return (
    <section>
      <h2 className="guest-title">What was paid</h2>
      {page.payments.length > 0 ? <ReceivedPayments page={page} /> : <p>Nothing was paid.</p>}
    </section>
  );
}

function Lists({ page: { content } }: Props) {
  const { included, notIncluded } = content;
  const [withText, withoutText] = [included, notIncluded].map((list) =>
    list.filter((item) => item.trim()),
  );
  if (!withText?.length && !withoutText?.length) return null;
  return (
    <div className="guest-lists">
      <TextList title="Included" items={withText ?? []} />
      <TextList title="Not included" items={withoutText ?? []} />
    </div>
  );
}

function HowToPay({ page }: Props) {
  if (page.waysToPay.length === 0) return null;
  return (
    <section>
      <h2 className="guest-title">How to pay</h2>
      <p className="guest-hint">
        You pay after you have accepted. Then this page shows each payment with its reference.
      </p>
      <WaysToPay ways={page.waysToPay} changedAt={page.waysToPayChangedAt} zone={page.timeZone} />
    </section>
  );
}

function Terms({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <section id="terms" className="guest-terms">
      <h2 className="guest-title">Terms</h2>
      <p className="guest-text">{text}</p>
    </section>
  );
}

function Proof({ page: { code, hash } }: Props) {
  return (
    <section className="guest-proof">
      <h2 className="guest-title">Is this really us?</h2>
      <p>
        Enter the code <strong className="guest-code">{code}</strong> at{" "}
        <a href={paths.verify}>our check page</a> to see the amount that is due and the only
        accounts that we use.
      </p>
      {hash && (
        <p className="guest-hint">
          Fingerprint of this version (SHA-256): <span className="guest-hash">{hash}</span>
        </p>
      )}
    </section>
  );
}
