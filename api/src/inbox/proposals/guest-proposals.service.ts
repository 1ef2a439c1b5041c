import { and, eq, isNull, sql } from "drizzle-orm";
import type {
  GuestProposalPage,
  Verification,
  VerifyPage,
} from "shared/inbox/proposals/guest-pages";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { changeRequest, declineReason } from "shared/inbox/proposals/proposals";
import { singleLineText } from "shared/text/text";
import { z } from "zod";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { writeTripCalendar } from "./content/trip-calendar.ts";
import { acceptProposal, declineProposal, requestChange } from "./decide-proposal.ts";
import { getStatus, readGuestPage, toGuestPageCompany } from "./guest-page.ts";
import {
  findByToken,
  findDraft,
  findNewestVersion,
  readProposalRow,
} from "./reading/proposal-rows.ts";
import { readWaysToPay } from "./reading/read-ways-to-pay.ts";
import { getToday, type ProposalWriting } from "./send-proposal.ts";
import { verifyCode } from "./verify-code.ts";

/**
 * The outcome of a form on the page of a proposal. `already`: the proposal was accepted before; `refused` is a sentence
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

const acceptanceForm = z.object({
  option: z.string(),
  extras: z.array(z.string()),
  name: singleLineText("Your name"),
});

const gone = (noun: string) => `${noun} is no longer part of this proposal. Please choose again.`;

/** Returns why a choice can't be accepted. */
const findRefusal = ({ options, extras }: ProposalContent, choice: TypedAcceptance) => {
  if (!options.some(({ id }) => id === choice.option)) return gone("The option that you chose");
  const isGone = choice.extras.some((chosen) => !extras.some(({ id }) => id === chosen));
  return isGone ? gone("An extra that you chose") : undefined;
};

const toRefusal = (error: z.ZodError) => ({
  refused: error.issues[0]?.message ?? "Please check what you entered.",
});

/** Why a version can't be accepted or declined; `undefined` if it can. */
const findObstacle = (sent: Sent, today: string): GuestOutcome | undefined => {
  if (sent.proposal.state === "accepted") return "already";
  const status = getStatus(sent.proposal, sent.version, today);
  return status === "open" || status === "accepted" ? undefined : status;
};

type Sent = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

const isTakenBack = ({ proposal, version }: Sent) =>
  version.sentAt === null &&
  !(proposal.state === "ready" && version.number === proposal.currentVersion);

type Deps = {
  db: Database;
  now: () => Date;
  content: ContentService;
  toImageFields: ToImageFields;
  readMailContext: () => Promise<MailContext>;
  writeWithMails: WriteWithMails;
};

export const createGuestProposalsService = ({
  db,
  now,
  content,
  toImageFields,
  readMailContext,
  writeWithMails,
}: Deps): GuestProposalsService => {
  const readView = async () => {
    const settings = await content.readSettings();
    return { settings, today: getToday(settings, now()), toImageFields };
  };

  /** Runs `act` on the version that has the token, in one transaction. */
  const write = async (
    token: string,
    act: (writing: ProposalWriting, sent: Sent, today: string) => Promise<GuestOutcome>,
  ) => {
    const at = now();
    const context = await readMailContext();
    const today = getToday(context.settings, at);
    return writeWithMails(async (tx, enqueue) => {
      const sent = await findByToken(tx, token);
      return sent ? act({ tx, enqueue, context, at }, sent, today) : null;
    });
  };

  return {
    readPage: async (token) => {
      const sent = await findByToken(db.read, token);
      return sent ? readGuestPage(db.read, { ...sent, isPreview: false }, await readView()) : null;
    },

    readPreview: async (proposalId) => {
      const proposal = await readProposalRow(db.read, proposalId);
      const version =
        (await findDraft(db.read, proposalId)) ?? (await findNewestVersion(db.read, proposalId));
      if (!version) throw notFound("Proposal");
      return readGuestPage(db.read, { proposal, version, isPreview: true }, await readView());
    },

    readCalendar: async (token) => {
      const sent = await findByToken(db.read, token);
      const { settings, publicUrl } = await readMailContext();
      if (sent?.proposal.state !== "accepted") return null;
      if (sent.proposal.acceptance?.version !== sent.version.number) return null;
      return writeTripCalendar({
        version: sent.version,
        acceptedAt: sent.proposal.decidedAt ?? sent.proposal.updatedAt,
        ...{ company: settings.company.name, place: settings.contact.place, publicUrl },
      });
    },

    accept: (token, typed) =>
      write(token, async (writing, sent, today) => {
        const obstacle = findObstacle(sent, today);
        if (obstacle) return obstacle;
        const checked = acceptanceForm.safeParse(typed);
        if (!checked.success) return toRefusal(checked.error);
        const refused = findRefusal(sent.version.content, checked.data);
        if (refused) return { refused };
        await acceptProposal(writing, sent, checked.data, { by: product, member: null });
        return "accepted";
      }),

    askForChange: (token, text) =>
      write(token, async (writing, sent) => {
        const checked = changeRequest.safeParse(text);
        if (!checked.success) return toRefusal(checked.error);
        await requestChange(writing, sent, checked.data);
        return "sent";
      }),

    decline: (token, reason) =>
      write(token, async (writing, sent, today) => {
        const obstacle = findObstacle(sent, today);
        if (obstacle && obstacle !== "expired") return obstacle;
        const checked = declineReason.safeParse(reason);
        if (!checked.success) return toRefusal(checked.error);
        await declineProposal(writing, sent, checked.data);
        return "declined";
      }),

    markSeen: async (token) => {
      const sent = await findByToken(db.read, token);
      if (!sent || sent.version.seenAt !== null || isTakenBack(sent)) return;
      const { id, proposalId } = sent.version;
      const seenAt = now().toISOString();
      await db.write(async (tx) => {
        await tx
          .update(proposalVersions)
          .set({ seenAt })
          .where(and(eq(proposalVersions.id, id), isNull(proposalVersions.seenAt)));
        await tx
          .update(proposals)
          .set({ seenAt: sql`coalesce(${proposals.seenAt}, ${seenAt})` })
          .where(eq(proposals.id, proposalId));
      });
    },

    verify: async (code) => {
      const { today } = await readView();
      return verifyCode(db.read, code, today);
    },

    readVerifyPage: async () => {
      const [{ settings, today }, { content: shown }, { ways, changedAt }] = await Promise.all([
        readView(),
        content.current(),
        readWaysToPay(db.read),
      ]);
      return {
        company: toGuestPageCompany(settings, today),
        team: shown.team.map(({ name, role, image }) => ({ name, role, image })),
        ...{ waysToPay: ways, waysToPayChangedAt: changedAt, timeZone: settings.hours.timeZone },
      };
    },
  };
};
