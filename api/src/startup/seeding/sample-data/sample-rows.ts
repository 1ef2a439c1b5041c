import { clientRole } from "shared/users";
import { newId } from "../../../db/new-id.ts";
import type { contacts, inquiries } from "../../../db/schema/messages.ts";
import type { users } from "../../../db/schema/users.ts";
import type { Place } from "./places.ts";
import { createSampleTexts, type SampleTexts } from "./sample-texts.ts";

const hour = 3_600_000;
/** Of all messages, about so many are answered. */
const answeredShare = 0.6;

const answerOf = (texts: SampleTexts, { at, now }: Place) => {
  if (!texts.isOneOf(answeredShare)) return { responseMessage: null, respondedAt: null };
  const answeredAt = Math.min(at.getTime() + texts.between(1, 72) * hour, now.getTime());
  const respondedAt = new Date(answeredAt).toISOString();
  return { responseMessage: texts.answer(), respondedAt };
};

export const sampleInquiryRow = (place: Place): typeof inquiries.$inferInsert => {
  const { number, at } = place;
  const texts = createSampleTexts(number);
  return {
    id: newId(),
    name: texts.isOneOf(0.9) ? texts.name() : null,
    email: texts.email("guest"),
    destination: texts.place(),
    paxNumber: texts.between(1, 12),
    checkinDate: texts.day(),
    checkoutDate: texts.day(),
    ...answerOf(texts, place),
    phone: texts.isOneOf(0.5) ? texts.phone() : null,
    message: texts.isOneOf(0.7) ? texts.message() : null,
    createdAt: at.toISOString(),
  };
};

export const sampleContactRow = (place: Place): typeof contacts.$inferInsert => {
  const { number, at } = place;
  const texts = createSampleTexts(number);
  return {
    id: newId(),
    name: texts.name(),
    email: texts.email("visitor"),
    message: texts.message(),
    ...answerOf(texts, place),
    createdAt: at.toISOString(),
  };
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
    blocked: texts.isOneOf(0.02),
    passwordHash,
    createdAt: at.toISOString(),
  };
};
