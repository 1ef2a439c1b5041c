import type { guestMails } from "#db/schema/desk/guest-mails.ts";
import type { contacts, inquiries } from "#db/schema/messages.ts";

type Contact = typeof contacts.$inferSelect;
type Inquiry = typeof inquiries.$inferSelect;

type Mail = typeof guestMails.$inferSelect;

type Trip = "destination" | "paxNumber" | "checkinDate" | "checkoutDate" | "startsOn" | "endsOn";

/** A guest's message, of either kind, as far as its conversation shows it. */
export type GuestMessage = Pick<
  Inquiry,
  "id" | "name" | "email" | "phone" | "source" | "createdAt" | "promisedAt"
> & {
  flagged: boolean;
  /** Where it has its answer already. */
  respondedAt?: string | null;
  text: string | null;
  /** Of an inquiry. */
  trip: Pick<Inquiry, Trip> | null;
};

type Guest = Omit<GuestMessage, "flagged">;

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
  text,
  createdAt,
  promisedAt,
}: Pick<
  Mail,
  "id" | "name" | "email" | "sender" | "text" | "createdAt" | "promisedAt"
>): Guest => ({
  ...{ id, email, createdAt, promisedAt, text, source: null },
  // Whoever writes from elsewhere may be somebody else.
  name: sender === null ? name : null,
  phone: null,
  trip: null,
});

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
}: Omit<Guest, "text" | "trip"> &
  NonNullable<Guest["trip"]> &
  Pick<Inquiry, "message">): Guest => ({
  ...{ id, name, email, phone, createdAt, promisedAt, text, source },
  trip: { destination, paxNumber, checkinDate, checkoutDate, startsOn, endsOn },
});
