import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { TripGuestsPage } from "shared/inbox/proposals/guest-pages";
import { proposalPath, tripGuestsPath } from "shared/inbox/proposals/guest-paths";
import { type GuestDetailsSettings, guestQuestion } from "shared/inbox/trips/guest-questions";
import { isFilledIn, type TripGuest } from "shared/inbox/trips/trip-guests";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import { tripGuests } from "#tables/trips.ts";
import { toGuestPageCompany } from "../proposals/guest-page.ts";
import {
  type AcceptedTrip,
  findTrips,
  isForgotten,
  readParty,
} from "../proposals/reading/read-trip.ts";
import { getToday } from "../proposals/send-proposal.ts";
import { parseGuestForm, toTyped } from "./guest-form.ts";

type Deps = {
  db: Database;
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  publicUrl: string;
};

/** The person to continue with, or the page with the reason for a refusal. `isRenamed`: confirms the risks again. */
type SaveOutcome = { next: number | null; isRenamed: boolean } | { page: TripGuestsPage };

/** Returns the next person with missing answers, else the first one. */
const findNext = (guests: TripGuest[], number: number) => {
  const others = guests.filter((guest) => guest.number !== number && !isFilledIn(guest));
  return (others.find((guest) => guest.number > number) ?? others[0])?.number ?? null;
};

const findGuest = (page: TripGuestsPage | undefined, number: string) =>
  page?.guests.find((guest) => String(guest.number) === number);

type Form = { name: string; answers: Record<string, string | null>; risksName: string | null };

type Saving = { own: GuestDetailsSettings["own"]; at: Date };

/**
 * Answers to questions that the owner has switched off stay, those to deleted ones go. The first confirmation of the
 * risks stays unless another person takes the place.
 */
const merge = (guest: TripGuest, { name, answers, risksName }: Form, { own, at }: Saving) => {
  const known = new Set<string>([...guestQuestion.options, ...own.map(({ id }) => id)]);
  const all = Object.entries({ ...guest.answers, ...answers }).filter(([id]) => known.has(id));
  const isSamePerson = guest.name === null || guest.name === name;
  const read = risksName === null ? null : { name: risksName, at: at.toISOString() };
  return {
    name,
    answers: Object.fromEntries(all.flatMap(([id, text]) => (text ? [[id, text]] : []))),
    risks: isSamePerson ? (guest.risks ?? read) : read,
  };
};
type Values = ReturnType<typeof merge>;

const isSame = ({ name, answers, risks }: TripGuest, values: Values) =>
  isDeepStrictEqual({ name, answers, risks }, values);

/** Stays with a person whose new name has not confirmed the risks. */
const proceed = ({ guests, risks }: TripGuestsPage, guest: TripGuest, values: Values) => {
  const isRenamed = risks !== null && guest.risks !== null && values.risks === null;
  return { next: isRenamed ? guest.number : findNext(guests, guest.number), isRenamed };
};

const describeConflict = (name: string | null) =>
  `Someone else saved ${name ?? "this person"} here after you opened the form. Save again to replace their answers, or choose another person.`;

/** Details of the people of accepted trips. */
export const createTripGuestsService = ({ db, now, content, publicUrl }: Deps) => {
  const isOpen = (trip: AcceptedTrip, settings: SiteSettings) =>
    settings.guestDetails.isAsked && !isForgotten(trip, getToday(settings, now()));

  const findPage = async (read: Pick<Reader, "select">, token: string) => {
    const settings = await content.readSettings();
    const { guestDetails, hours } = settings;
    const [trip] = await findTrips(read, eq(proposalVersions.token, token));
    if (!trip || !isOpen(trip, settings)) return {};
    const { title, startsOn, endsOn } = trip.content;
    const page: TripGuestsPage = {
      company: toGuestPageCompany(settings, getToday(settings, now())),
      ...{ path: tripGuestsPath(token), tripPath: proposalPath(token) },
      ...{ title, startsOn, endsOn, risks: guestDetails.risks, timeZone: hours.timeZone },
      ...(await readParty(read, trip, guestDetails)),
      ...{ open: null, saved: null },
    };
    return { page, proposalId: trip.proposalId, own: guestDetails.own };
  };

  const store = async (tx: Transaction, proposalId: string, guest: TripGuest, values: Values) => {
    const row = { ...values, version: guest.version + 1, updatedAt: now().toISOString() };
    await tx
      .insert(tripGuests)
      .values({ proposalId, number: guest.number, ...row })
      .onConflictDoUpdate({ target: [tripGuests.proposalId, tripGuests.number], set: row });
  };

  return {
    /** 404 for a proposal that isn't an accepted trip. */
    read: async (proposalId: string) => {
      const settings = await content.readSettings();
      const [trip] = await findTrips(db.read, eq(proposals.id, proposalId));
      if (!trip) throw notFound("Accepted trip");
      const link = isOpen(trip, settings) ? publicUrl + tripGuestsPath(trip.token) : null;
      return { link, ...(await readParty(db.read, trip, settings.guestDetails)) };
    },

    /** `null` if this link doesn't ask for details; a number opens that person's form. */
    readPage: async (token: string, number: string | null): Promise<TripGuestsPage | null> => {
      const { page } = await findPage(db.read, token);
      if (!page || number === null) return page ?? null;
      const guest = findGuest(page, number);
      if (!guest) return null;
      return {
        ...page,
        open: { guest, typed: toTyped(guest, page.guests), message: null, field: null },
      };
    },

    /** Stores a person's form; `null` if this link doesn't ask for their details. The same answers again, as a retry sends them, count as saved. */
    saveForm: (token: string, number: string, body: URLSearchParams): Promise<SaveOutcome | null> =>
      db.write(async (tx) => {
        const { page, proposalId, own } = await findPage(tx, token);
        const guest = findGuest(page, number);
        if (!page || !guest) return null;
        const typed = Object.fromEntries(body);
        const { data, error } = parseGuestForm(typed, page.questions);
        if (error) {
          const [issue] = error.issues;
          const message = issue?.message ?? "Please check the form.";
          const field = String(issue?.path.at(-1));
          return { page: { ...page, open: { guest, typed, message, field } } };
        }
        const values = merge(guest, data, { own, at: now() });
        if (isSame(guest, values)) return proceed(page, guest, values);
        if (data.version !== guest.version) {
          const message = describeConflict(guest.name);
          const newer = { ...typed, version: String(guest.version) };
          return { page: { ...page, open: { guest, typed: newer, message, field: null } } };
        }
        await store(tx, proposalId, guest, values);
        return proceed(page, guest, values);
      }),
  };
};
export type TripGuestsService = ReturnType<typeof createTripGuestsService>;
