import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { currency } from "../../money/currency.ts";
import { orNull } from "../../text/or-null.ts";
import { multilineText, optionalText, singleLineText, timestamp } from "../../text/text.ts";
import { teamMember } from "../conversations.ts";
import { conversationFile } from "../files/conversation-files.ts";
import { payment } from "./payments.ts";
import { proposalContent } from "./proposal-content.ts";
import { reviewRequest } from "./review-requests.ts";

/**
 * `ready`: frozen, and its link works, but nobody has confirmed yet that it was sent by chat. An expired proposal stays
 * `sent`.
 */
export const proposalState = z.enum([
  "draft",
  "ready",
  "sent",
  "accepted",
  "declined",
  "withdrawn",
]);
export type ProposalState = z.infer<typeof proposalState>;

/** The way that a proposal, its receipts and its notices take to the guest; only `mail` is sent by the product. */
export const proposalChannel = z.enum(
  ["mail", "whatsapp", "link"],
  "channel must be mail, whatsapp or link.",
);
export type ProposalChannel = z.infer<typeof proposalChannel>;

/** A guest's decision on the page of a proposal. */
export const proposalEvent = z.enum(["accepted", "change_asked", "declined"]);
export type ProposalEvent = z.infer<typeof proposalEvent>;

const amount = z.number();
const by = teamMember.nullable();
/** The files that the content names; those that are no longer stored are missing. */
const files = z.array(conversationFile);

const proposalDraft = z.object({
  number: z.int().min(1),
  content: proposalContent,
  files,
  updatedAt: timestamp,
  by,
});

/** A version as it was sent. `hash`: SHA-256 of its content, in hexadecimal digits. */
const proposalVersion = z.object({
  number: z.int().min(1),
  content: proposalContent,
  files,
  hash: z.string(),
  link: z.url(),
  channel: proposalChannel,
  frozenAt: timestamp,
  sentAt: timestamp.nullable(),
  /** When a guest first scrolled or touched its page. */
  seenAt: timestamp.nullable(),
  by,
});
export type ProposalVersion = z.infer<typeof proposalVersion>;

/** `by` is the member of the team that accepted for the guest; `null` if the guest did. */
const acceptance = z.object({
  version: z.int(),
  option: z.string(),
  extras: z.array(z.string()),
  name: z.string(),
  at: timestamp,
  by,
});
export type Acceptance = z.infer<typeof acceptance>;

/** `paid` of an instalment counts payments in order; `reference` is what the guest writes on the transfer. */
const dueInstalment = z.object({
  label: z.string(),
  amount,
  paid: amount,
  /** `null`: on acceptance. */
  dueOn: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  reference: z.string(),
});
export type DueInstalment = z.infer<typeof dueInstalment>;

/** Amounts in units of the currency; `due` is payable today. */
export const balance = z.object({
  currency,
  total: amount,
  paid: amount,
  open: amount,
  due: amount,
  instalments: z.array(dueInstalment),
});
export type Balance = z.infer<typeof balance>;

export const proposal = z.object({
  _id: z.string(),
  conversationId: z.string(),
  state: proposalState,
  /** The code that a guest enters under `/verify`. */
  code: z.string(),
  draft: proposalDraft.nullable(),
  /** Newest first; older ones are superseded. Later ones that were taken back before anybody saw them are missing. */
  versions: z.array(proposalVersion),
  acceptance: acceptance.nullable(),
  declined: z.object({ reason: z.string().nullable(), at: timestamp }).nullable(),
  /** When the team cancelled an accepted trip: its state is `withdrawn` then, and its acceptance and payments stay. */
  cancelledAt: timestamp.nullable(),
  payments: z.array(payment),
  /** `null` before acceptance and for a cancelled trip. */
  balance: balance.nullable(),
  /** `null` until the party was asked for reviews. */
  reviewRequest: orNull(reviewRequest),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Proposal = z.infer<typeof proposal>;

export const proposalBody = z.object({ proposal });
export const proposalSaved = messageBody.extend({ proposal });
/** Newest first. */
export const proposalList = z.object({ proposals: z.array(proposal) });

/** The state or draft as it was read; the API answers `edit_conflict` if it has changed since. */
const updatedAt = timestamp;

export const proposalDraftInput = z.object({ content: proposalContent, updatedAt });
export type ProposalDraftInput = z.infer<typeof proposalDraftInput>;

export const withdrawProposalInput = z.object({ updatedAt });
export const discardDraftQuery = z.object({ updatedAt });

/** `text` is sent in front of the link. */
export const sendProposalInput = z.object({
  channel: proposalChannel,
  text: multilineText("Text", limits.message),
  updatedAt,
});
export type SendProposalInput = z.infer<typeof sendProposalInput>;

export const acceptanceInput = z.object({
  version: z.int("version must be a number."),
  option: z.string("Choose an option.").min(1, "Choose an option."),
  extras: z
    .array(z.string(), "extras must be a list.")
    .max(limits.proposal.extras, `Choose at most ${limits.proposal.extras} extras.`)
    .default([]),
  name: singleLineText("Name"),
});
export type AcceptanceInput = z.infer<typeof acceptanceInput>;

export const declineReason = optionalText("Reason", multilineText("Reason", limits.message));
export const changeRequest = multilineText("Your message", limits.message);

/** The HTML of the guest's page. */
export const proposalPreview = z.object({ html: z.string() });
