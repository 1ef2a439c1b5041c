import type { Image } from "../../media/images.ts";
import type { TripGuest, TripQuestion } from "../trips/trip-guests.ts";
import type { WayToPay } from "../ways-to-pay/ways-to-pay.ts";
import type { PricedProposal } from "./price-proposal.ts";
import type { ProposalContent } from "./proposal-content.ts";
import type { Acceptance, Balance, ProposalChannel } from "./proposals.ts";

/** The company as guests see it on pages that are made for one of them. Texts are `null` where they are not set. */
export type GuestPageCompany = {
  name: string;
  registration: string | null;
  licenceIssuer: string | null;
  licenceLink: string | null;
  /** The licence's last day; `null` once it has passed. */
  licenceUntil: string | null;
  insurance: string | null;
  founded: number | null;
  place: string | null;
  email: string | null;
  /** Formatted for people. */
  phones: string[];
  /** `https://wa.me/…` */
  whatsapp: string | null;
  mapLink: string | null;
};

/** `open`: it can be accepted. `newer`: a later version was sent. */
export type GuestProposalStatus =
  | "open"
  | "expired"
  | "newer"
  | "accepted"
  | "declined"
  | "withdrawn";

export type GuestPayment = {
  receipt: string;
  receivedOn: string;
  way: string;
  amount: number;
  currency: string;
  settles: number;
  fiscalNumber: string | null;
};

/** A form that was refused, and the reason; the page shows both. */
export type RefusedForm = {
  form: "accept" | "change" | "decline";
  message: string;
  typed: { option?: string; extras?: string[]; name?: string; terms?: boolean; text?: string };
};

/** Everything that the guest's page of a proposal shows. */
export type GuestProposalPage = {
  company: GuestPageCompany;
  /** `/p/…` of this version, and of the newest one where this one is superseded. */
  path: string;
  newestPath: string | null;
  status: GuestProposalStatus;
  /** True for the team's preview: its forms are disabled. */
  isPreview: boolean;
  guestName: string | null;
  content: ProposalContent;
  photos: Image[];
  files: { id: string; name: string; bytes: number }[];
  /** By option: its prices without extras. */
  prices: Record<string, PricedProposal>;
  /** The day in the company's time zone. */
  today: string;
  acceptance: (Acceptance & PricedProposal) | null;
  /** When the trip was cancelled after its acceptance: its state is then `withdrawn`. */
  cancelledAt: string | null;
  balance: Balance | null;
  payments: GuestPayment[];
  waysToPay: WayToPay[];
  waysToPayChangedAt: string | null;
  channel: ProposalChannel | null;
  /** The people of an accepted trip; `null` where nobody asks for their details. */
  guests: Pick<TripGuest, "missing">[] | null;
  timeZone: string;
  /** `K7M2-XQ4P` */
  code: string;
  /** SHA-256 of the frozen content; empty for a draft. */
  hash: string;
  /** Said after a form was sent: “Thank you. We'll write back.” */
  notice: string | null;
  refused: RefusedForm | null;
};

/** The people of a trip, or the form of one of them. */
export type TripGuestsPage = {
  company: GuestPageCompany;
  /** `/p/…/guests` */
  path: string;
  tripPath: string;
  title: string;
  startsOn: string | null;
  endsOn: string | null;
  questions: TripQuestion[];
  /** The owner's text about risks. */
  risks: string | null;
  guests: TripGuest[];
  /** `typed` has the form's values by their names; `message` says why the form was refused, `field` names the wrong one. */
  open: {
    guest: TripGuest;
    typed: Record<string, string>;
    message: string | null;
    field: string | null;
  } | null;
  /** `renamed`: the new name has not confirmed the risks yet. */
  saved: "person" | "renamed" | null;
  timeZone: string;
};

export type VerifiedTrip = {
  tour: string | null;
  startsOn: string | null;
  endsOn: string | null;
  /** False for an offer, which the guest can still accept. */
  isAccepted: boolean;
  /** The next payment, whose amount depends on the option of an offer. `dueOn` is `null`: now, or on acceptance. */
  due: { from: number; to: number; currency: string; dueOn: string | null } | null;
};

/** `null`: no code was entered; `unknown`: no conversation has it; `limited`: too many codes were tried. */
export type Verification =
  | null
  | "unknown"
  | "limited"
  | { initials: string; trips: VerifiedTrip[] };

export type VerifyPage = {
  company: GuestPageCompany;
  team: { name: string; role: string | null; image: Image | null }[];
  /** As it was typed. */
  typed: string;
  result: Verification;
  waysToPay: WayToPay[];
  waysToPayChangedAt: string | null;
  timeZone: string;
};

/** Makes HTML of them: title and the content of the page's `main`. */
export type GuestPageRenderer = {
  renderProposal: (page: GuestProposalPage) => { title: string; html: string };
  renderTripGuests: (page: TripGuestsPage) => { title: string; html: string };
  renderVerify: (page: VerifyPage) => { title: string; html: string };
};
