import type { guestMails } from "#db/schema/desk/guest-mails.ts";
import type { contacts, inquiries } from "#db/schema/messages.ts";

type Contact = typeof contacts.$inferSelect;
type Inquiry = typeof inquiries.$inferSelect;

type Mail = typeof guestMails.$inferSelect;

type Trip = Pick<Inquiry, "checkinDate" | "checkoutDate" | "startsOn" | "endsOn"> & {
  destination: string | null;
  paxNumber: number | null;
};

type InquiryTrip = Pick<
  Inquiry,
  "destination" | "paxNumber" | "checkinDate" | "checkoutDate" | "startsOn" | "endsOn"
>;

/** A guest's message, of either kind, as far as its conversation shows it. */
export type GuestMessage = Pick<
  Inquiry,
  "id" | "name" | "email" | "phone" | "source" | "createdAt" | "promisedAt"
> & {
  flagged: boolean;
  /** Sent after the team answered; changes nothing until used. */
  aside?: boolean;
  /** A mail gives its guest's name only where no form did. */
  isMail?: boolean;
  /** Where it has its answer already. */
  respondedAt?: string | null;
  text: string | null;
  /** Of an inquiry. */
  trip: Trip | null;
};

type Guest = Omit<GuestMessage, "flagged" | "aside">;

export const ofContact = ({
  id,
  name,
  email,
  message: text,
  source,
  createdAt,
  promisedAt,
}: Pick<
  Contact,
  "id" | "name" | "email" | "message" | "source" | "createdAt" | "promisedAt"
>): Guest => ({
  ...{ id, name, email, createdAt, promisedAt, text, source },
  phone: null,
  trip: null,
});

export const ofMail = ({
  id,
  name,
  email,
  sender,
  byAddress,
  text,
  createdAt,
  promisedAt,
}: Pick<
  Mail,
  "id" | "name" | "email" | "sender" | "byAddress" | "text" | "createdAt" | "promisedAt"
>): Guest => ({
  ...{ id, email, createdAt, promisedAt, text, source: null },
  // A sender that nothing but its address proves may be somebody else.
  name: sender === null && !byAddress ? name : null,
  phone: null,
  trip: null,
  isMail: true,
});

/** `null` if no trip was asked for. */
const tripOf = ({ destination, paxNumber, ...dates }: InquiryTrip): Trip | null =>
  destination || paxNumber || dates.checkinDate || dates.checkoutDate
    ? { destination: destination || null, paxNumber: paxNumber || null, ...dates }
    : null;

export const ofInquiry = ({
  id,
  name,
  email,
  phone,
  message: text,
  source,
  createdAt,
  promisedAt,
  destination,
  paxNumber,
  checkinDate,
  checkoutDate,
  startsOn,
  endsOn,
}: Omit<Guest, "text" | "trip" | "isMail"> & InquiryTrip & Pick<Inquiry, "message">): Guest => ({
  ...{ id, name, email, phone, createdAt, promisedAt, text, source },
  trip: tripOf({ destination, paxNumber, checkinDate, checkoutDate, startsOn, endsOn }),
});
