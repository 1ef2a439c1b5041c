import { z } from "zod";
import { answeredFilter, listQuery, pageInfo, sortedBy, spamFilter } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { responseMail } from "../mail/outbox.ts";
import { plainCharacters } from "../text/plain-characters.ts";
import {
  emailAddress,
  multilineText,
  optionalSingleLineText,
  optionalText,
  singleLineText,
  timestamp,
} from "../text/text.ts";
import { answerChannel } from "./answer-channels.ts";
import { messageDesk } from "./conversations.ts";
import { messageSource, sourceInput } from "./message-source.ts";
import { respondedAtAsRead, responseMessage } from "./responses.ts";
import { formSignals } from "./spam.ts";
import { splitAges } from "./split-ages.ts";
import { readDays } from "./travel-days.ts";

const paxMessage = `Number of people must be a whole number from 1 to ${limits.paxNumber}.`;

/** 1 to 999 people; also accepts a numeric string, as forms send it. */
export const paxNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .overwrite(plainCharacters)
        .regex(/^\s*\d+\s*$/)
        .transform(Number),
    ],
    paxMessage,
  )
  .pipe(z.int(paxMessage).min(1, paxMessage).max(limits.paxNumber, paxMessage));

/** `NaN` for text that is no whole number. */
const readCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const isWithin = (count: number, most: number) =>
  Number.isInteger(count) && count >= 0 && count <= most;

/** A number, or the text of a form's field; `null` or blank means `null`. */
const adults = z
  .union([z.number(), z.string()], "Adults must be a number.")
  .nullable()
  .transform((count) => {
    if (typeof count !== "string") return count;
    const text = plainCharacters(count).trim();
    return text ? readCount(text) : null;
  })
  .refine(
    (count) => count === null || isWithin(count, limits.paxNumber),
    `Adults must be a whole number from 0 to ${limits.paxNumber}.`,
  )
  .optional();

const agesMessage = `Children's ages must be whole numbers from 0 to ${limits.childAge}, such as 4, 9.`;

/** A list of ages, or the text of a form's field: “4, 9”. */
const childrenAges = z
  .union([z.string(), z.array(z.number())], agesMessage)
  .nullable()
  .transform((ages) => {
    if (typeof ages !== "string") return ages ?? [];
    return splitAges(ages).map(readCount);
  })
  .refine((ages) => ages.every((age) => isWithin(age, limits.childAge)), agesMessage)
  .refine(
    ({ length }) => length <= limits.children,
    `An inquiry can list up to ${limits.children} children.`,
  )
  .optional();

/** The adults and the children of a group, if the guest named them. */
export const party = z.object({ adults: z.int().nullable(), childrenAges: z.array(z.int()) });
export type Party = z.infer<typeof party>;

/** Dates are free text; a phone number is accepted in any common spelling and stored in E.164. */
export const inquiryInput = z.object({
  name: optionalSingleLineText("Name"),
  email: emailAddress(),
  destination: singleLineText("Destination"),
  paxNumber,
  adults,
  childrenAges,
  checkinDate: singleLineText("Checkin date"),
  checkoutDate: singleLineText("Checkout date"),
  phone: optionalSingleLineText("Phone"),
  message: optionalText("Message", multilineText("Message", limits.message)),
});
export type InquiryInput = z.infer<typeof inquiryInput>;
/** As a form sends it. */
export type TypedInquiry = z.input<typeof inquiryInput>;

type Group = Pick<InquiryInput, "paxNumber" | "adults" | "childrenAges">;

/** Adults and children together are the whole group; either alone may be a part of it. */
const matchesParty = ({ paxNumber, adults, childrenAges = [] }: Group) => {
  const named = (adults ?? 0) + childrenAges.length;
  return typeof adults === "number" && childrenAges.length > 0
    ? named === paxNumber
    : named <= paxNumber;
};

export const inquiryPost = inquiryInput
  .extend({ ...formSignals.shape, ...sourceInput.shape })
  .refine(matchesParty, {
    path: ["paxNumber"],
    error: "Number of people must be the adults and children together.",
    // Adults or ages that are wrong themselves have a message of their own.
    when: ({ issues }) => issues.length === 0,
  });
export type InquiryPost = z.infer<typeof inquiryPost>;

export const inquirySubmitted = "Thank you! We've received your inquiry and will reply by email.";

export const inquiryReceipt = z.object({
  message: z.string(),
  inquiry: z.object({ _id: z.string() }),
});

/** `sendsMail` is true if a mail server is set, so that a confirmation goes out. */
export const inquiryAccepted = inquiryReceipt.extend({ sendsMail: z.boolean() });

/**
 * For a phone call that the team noted, a missing email address, tour or date is empty and a missing number of people
 * is 0.
 */
export const inquiry = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  destination: z.string(),
  paxNumber: z.int(),
  ...party.shape,
  checkinDate: z.string(),
  checkoutDate: z.string(),
  ...readDays.shape,
  phone: z.string().nullable(),
  message: z.string().nullable(),
  responseMessage: z.string().nullable(),
  createdAt: timestamp,
  respondedAt: timestamp.nullable(),
  responseMail: responseMail.nullable(),
  spam: z.boolean(),
  conversation: z.string().nullable(),
  source: messageSource.nullable(),
  ...messageDesk.shape,
  /** Days that the team set for the requested trip; `null` if the days read from the text apply. */
  teamDates: readDays.nullable(),
});
export type Inquiry = z.infer<typeof inquiry>;

export const inquiryListQuery = listQuery.extend({
  ...sortedBy(["createdAt", "name", "email", "destination", "paxNumber"]),
  answered: answeredFilter,
  spam: spamFilter,
});
export type InquiryListQuery = z.infer<typeof inquiryListQuery>;

export const inquiryList = pageInfo.extend({ inquiries: z.array(inquiry) });

/** An answer by another channel than mail is recorded only. */
export const inquiryResponse = z.object({
  responseMessage,
  respondedAt: respondedAtAsRead,
  channel: answerChannel.default("mail"),
});
export const inquirySaved = z.object({ message: z.string(), inquiry });
export const inquiryDeleted = "Inquiry deleted successfully!";
