import { clientRole } from "shared/accounts/users";
import { type Form, noTrip, type TypedForm } from "#inbox/messages/store-forms.ts";
import { newId } from "#platform/db/new-id.ts";
import type { users } from "#tables/accounts.ts";
import type { Place } from "./places.ts";
import { createSampleTexts, type SampleTexts } from "./sample-texts.ts";

const hour = 3_600_000;
/** Approximate share of answered messages. */
const answeredShare = 0.6;

/** The text of the team's answer and its time, or nothing yet. */
const toAnswer = (texts: SampleTexts, { at, now }: Place) => {
  if (!texts.happens(answeredShare)) return undefined;
  const answeredAt = Math.min(at.getTime() + texts.between(1, 72) * hour, now.getTime());
  return { text: texts.answer(), at: new Date(answeredAt).toISOString() };
};

/** A guest's form, and the answer to it if there is one. */
export type SampleMessage = { form: Form; answer: ReturnType<typeof toAnswer> };

const toMessage = (
  typed: TypedForm,
  answer: ReturnType<typeof toAnswer>,
  { at }: Place,
): SampleMessage => ({
  answer,
  form: {
    ...{ id: newId(), ...typed, details: { source: null } },
    ...{ flagged: false, receiptOwed: false, replyDueAt: null },
    respondedAt: answer?.at ?? null,
    createdAt: at.toISOString(),
  },
});

export const sampleInquiry = (place: Place): SampleMessage => {
  const texts = createSampleTexts(place.number);
  const typed = {
    ...{ ...noTrip, kind: "inquiry" as const },
    name: texts.happens(0.9) ? texts.name() : null,
    email: texts.email("guest"),
    destination: texts.place(),
    paxNumber: texts.between(1, 12),
    checkinDate: texts.day(),
    checkoutDate: texts.day(),
  };
  const answer = toAnswer(texts, place);
  const phone = texts.happens(0.5) ? texts.phone() : null;
  const text = texts.happens(0.7) ? texts.message() : null;
  return toMessage({ ...typed, phone, text }, answer, place);
};

export const sampleContact = (place: Place): SampleMessage => {
  const texts = createSampleTexts(place.number);
  const [name, email, text] = [texts.name(), texts.email("visitor"), texts.message()];
  const typed = { kind: "contact" as const, ...noTrip, name, email, text, phone: null };
  return toMessage(typed, toAnswer(texts, place), place);
};

/** An account; nobody knows its password. */
export const sampleUserRow = (
  { number, at }: Place,
  passwordHash: string,
): typeof users.$inferInsert => {
  const texts = createSampleTexts(number);
  const email = texts.email("client");
  return {
    id: newId(),
    username: texts.name(),
    email,
    emailKey: email.toLowerCase(),
    role: clientRole,
    blocked: texts.happens(0.02),
    passwordHash,
    createdAt: at.toISOString(),
  };
};
