import type { TripGuestsPage } from "shared/inbox/proposals/guest-pages";
import { questionLabels } from "shared/inbox/trips/guest-questions";
import { listMissing, type TripGuest } from "shared/inbox/trips/trip-guests";
import { guestCompany } from "./guest-pages.ts";

const questions = [
  ...Object.entries(questionLabels).map(([id, label]) => ({ id, label })),
  { id: "b5b3a3ee-4a5c-4d0c-9a53-0c9f5e2b9d11", label: "Passport number" },
];
const risks = "The lake is deep.";

export const ada = {
  name: "Ada Example",
  answers: {
    ...{ age: "36", diet: "No nuts", height: "172", swims: "yes", pickup: "Serena Hotel" },
    ...{ emergency: "Tom, +44 20 7946 0000", "b5b3a3ee-4a5c-4d0c-9a53-0c9f5e2b9d11": "X1" },
  },
};

export const aGuest = (number: number, known: Partial<TripGuest> = {}): TripGuest => {
  const guest = { number, name: null, answers: {}, risks: null, version: 0, ...known };
  return { ...guest, missing: listMissing(questions, risks, guest) };
};

/** The form of the first of two people, or the list with `open: null`. */
export const tripGuestsPage = (page: Partial<TripGuestsPage> = {}): TripGuestsPage => ({
  company: guestCompany,
  path: "/p/AbCdEfGhIjKlMnOpQrStUv/guests",
  tripPath: "/p/AbCdEfGhIjKlMnOpQrStUv",
  ...{ title: "Kayak and islands", startsOn: "2027-01-09", endsOn: "2027-01-10" },
  ...{ questions, risks },
  guests: [aGuest(1), aGuest(2)],
  open: { guest: aGuest(1), typed: { name: "", version: "0" }, message: null, field: null },
  ...{ saved: null, timeZone: "Africa/Kigali" },
  ...page,
});
