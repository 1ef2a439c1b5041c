import type { TripGuestsPage } from "shared/inbox/proposals/guest-pages";
import { describeFilledIn, isFilledIn, type TripGuest } from "shared/inbox/trips/trip-guests";
import { limits } from "shared/limits";
import { AboutCompany } from "../parts/AboutCompany.tsx";
import { datesInWords } from "../parts/in-words.ts";
import { GuestForm } from "./GuestForm.tsx";

type Props = { page: TripGuestsPage };

/** The list of the people of a trip, or the form of one of them. */
export function TripGuestsView({ page }: Props) {
  const { title, guests, path, tripPath, open } = page;
  const saved = describeSaved(page);
  return (
    <div className="wrap page-top guest-page guest-page--narrow">
      <div className="guest-notices">
        {saved && (
          <p className="guest-notice guest-notice--good" role="status">
            {saved}
          </p>
        )}
      </div>
      <header className="guest-head">
        <p className="eyebrow">{[title, datesInWords(page)].filter(Boolean).join(" · ")}</p>
        <h1 className="page-title">
          {open ? `Person ${open.guest.number} of ${guests.length}` : "Who is coming"}
        </h1>
        <p className="guest-head__facts">
          {open
            ? "You can save now and come back later with the same link."
            : describeFilledIn(guests)}
        </p>
      </header>
      <div className="guest-page__body">
        {open ? <GuestForm page={page} open={open} /> : <GuestList page={page} />}
        <p className="guest-hint">
          We use these details for this trip only and delete them {limits.guestDetailDays} days
          after it.
        </p>
        <nav className="guest-summary__ways" aria-label="Your trip">
          {open && <a href={path}>All people</a>}
          <a href={tripPath}>Back to your trip</a>
        </nav>
        <AboutCompany company={page.company} />
      </div>
    </div>
  );
}

const describeSaved = ({ saved, guests }: TripGuestsPage) => {
  if (saved === null) return null;
  if (saved === "renamed") return "Saved. You changed the name, so please confirm the risks again.";
  return guests.every(isFilledIn) ? "Thank you. We have everything we need." : "Saved.";
};

const describeState = ({ name, missing }: TripGuest) =>
  name === null ? "Not filled in yet" : `Missing: ${missing.join(", ").toLowerCase()}`;

function GuestList({ page: { guests, path } }: Props) {
  return (
    <ul className="guest-payments">
      {guests.map((guest) => {
        const { number, name } = guest;
        const action = name === null ? "Fill in" : "Change";
        return (
          <li className="guest-payment" key={number}>
            <p>
              <span>{name ?? `Person ${number}`}</span>
              <a href={`${path}/${number}`} aria-label={`${action} person ${number}`}>
                {action}
              </a>
            </p>
            <p className={isFilledIn(guest) ? "guest-paid" : "guest-hint"}>
              {isFilledIn(guest) ? "Filled in" : describeState(guest)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
