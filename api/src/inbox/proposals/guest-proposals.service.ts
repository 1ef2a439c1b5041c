import type {
  GuestProposalPage,
  Verification,
  VerifyPage,
} from "shared/inbox/proposals/guest-pages";

/**
 * What became of a form on the page of a proposal. `already`: the proposal was accepted before; `refused` is a sentence
 * for the guest.
 */
export type GuestOutcome =
  | "accepted"
  | "already"
  | "sent"
  | "declined"
  | "expired"
  | "newer"
  | "withdrawn"
  | { refused: string };

/** As a guest typed it. */
export type TypedAcceptance = { option: string; extras: string[]; name: string };

/** Guests' pages of proposals. `null` where no proposal has the token. */
export type GuestProposalsService = {
  readPage: (token: string) => Promise<GuestProposalPage | null>;
  /** 404 for a proposal that does not exist. */
  readPreview: (proposalId: string) => Promise<GuestProposalPage>;
  /** The iCalendar file of an accepted trip; `null` also before acceptance and without dates. */
  readCalendar: (token: string) => Promise<string | null>;
  accept: (token: string, typed: TypedAcceptance) => Promise<GuestOutcome | null>;
  askForChange: (token: string, text: string) => Promise<GuestOutcome | null>;
  decline: (token: string, reason: string | null) => Promise<GuestOutcome | null>;
  markSeen: (token: string) => Promise<void>;
  verify: (code: string) => Promise<Exclude<Verification, null | "limited">>;
  readVerifyPage: () => Promise<Omit<VerifyPage, "typed" | "result">>;
};
