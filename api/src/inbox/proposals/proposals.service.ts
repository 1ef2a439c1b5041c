import type { User } from "shared/accounts/users";
import type {
  AcceptanceInput,
  Proposal,
  ProposalDraftInput,
  SendProposalInput,
} from "shared/inbox/proposals/proposals";
import { z } from "zod";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { type KeyedBody, runIdempotent } from "#platform/db/idempotency.ts";
import { conflict, editConflict, invalidField } from "#platform/errors.ts";
import type { ProposalRow } from "#tables/proposals.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { readConversation } from "../messages/conversation-row.ts";
import { cancelTrip } from "./cancel-trip.ts";
import { acceptProposal } from "./decide-proposal.ts";
import {
  createDraft,
  discardDraft,
  refuseAccepted,
  saveDraft,
  startVersion,
  withdrawProposal,
} from "./drafts.ts";
import { findNewestVersion, readProposalRow } from "./reading/proposal-rows.ts";
import { listProposals, readProposal } from "./reading/read-proposals.ts";
import { getToday, type ProposalWriting, recordSent, sendProposal } from "./send-proposal.ts";

/** Why a proposal can't be sent as an offer. */
const noOffer = {
  draft: "This proposal has no link yet.",
  accepted: "This proposal was accepted, so it can't be sent again.",
  declined: "The guest declined this proposal. Send a new version instead.",
  withdrawn: "This proposal was withdrawn. Send a new version instead.",
};

const created = z.object({ id: z.string() });

type Deps = {
  db: Database;
  now: () => Date;
  content: ContentService;
  readMailContext: () => Promise<MailContext>;
  writeWithMails: WriteWithMails;
};

/** The team's work on proposals. 404 for an id that does not exist. */
export const createProposalsService = (deps: Deps) => {
  const { db, now, content, readMailContext, writeWithMails } = deps;

  const toView = ({ settings, publicUrl }: MailContext) => ({
    publicUrl,
    today: getToday(settings, now()),
  });
  const read = async (id: string): Promise<Proposal> =>
    readProposal(db.read, id, toView(await readMailContext()));

  /** Runs `job` on the proposal in a transaction and returns the proposal as it is then. */
  const change = async (
    id: string,
    job: (writing: ProposalWriting, proposal: ProposalRow) => Promise<unknown>,
  ) => {
    const at = now();
    const context = await readMailContext();
    await writeWithMails(async (tx, enqueue) => {
      await job({ tx, enqueue, context, at }, await readProposalRow(tx, id));
    });
    return read(id);
  };

  /** 409, with the proposal as it is now. */
  const changedMeanwhile = async ({ tx, context }: ProposalWriting, id: string) =>
    editConflict(await readProposal(tx, id, toView(context)));

  const refuseOutdated = async (
    writing: ProposalWriting,
    { id, updatedAt }: ProposalRow,
    asRead: string,
  ) => {
    if (asRead !== updatedAt) throw await changedMeanwhile(writing, id);
  };

  return {
    read,
    list: async (conversationId: string) => {
      await readConversation(db.read, conversationId);
      return listProposals(db.read, conversationId, toView(await readMailContext()));
    },

    /** Once per key. */
    create: async (by: Actor, conversationId: string, keyed: KeyedBody | undefined) => {
      const at = now();
      const [{ settings }, { content: shown }] = await Promise.all([
        readMailContext(),
        content.current(),
      ]);
      const { id } = await db.write((tx) =>
        runIdempotent(tx, { route: "proposals", keyed, at }, created, async () => ({
          id: await createDraft(tx, conversationId, { tours: shown.services, settings, by, at }),
        })),
      );
      return read(id);
    },

    /** A new draft from the newest version, or the draft that there is. */
    startVersion: (by: Actor, id: string) =>
      change(id, ({ tx, at }, proposal) => startVersion(tx, proposal, { by, at })),

    /** 409 if the proposal has changed since it was read. */
    save: (by: Actor, id: string, { content: saved, updatedAt }: ProposalDraftInput) =>
      change(id, async (writing, proposal) => {
        await refuseOutdated(writing, proposal, updatedAt);
        await saveDraft(writing.tx, proposal, saved, { by, at: writing.at });
      }),

    /** Also removes a proposal that was never sent. 409 if the proposal has changed since it was read. */
    discard: async (by: Actor, id: string, updatedAt: string) => {
      const at = now();
      const context = await readMailContext();
      await writeWithMails(async (tx, enqueue) => {
        const writing = { tx, enqueue, context, at };
        const proposal = await readProposalRow(tx, id);
        await refuseOutdated(writing, proposal, updatedAt);
        await discardDraft(tx, proposal, { by, at });
      });
    },

    /** 409 if the proposal has changed since it was read. */
    send: (by: Actor, id: string, { updatedAt, ...input }: SendProposalInput) =>
      change(id, async (writing, proposal) => {
        refuseAccepted(proposal);
        await refuseOutdated(writing, proposal, updatedAt);
        await sendProposal(writing, proposal, input, by);
      }),

    /** Nothing happens where that is known. 409 for a proposal that is no offer. */
    markSent: (by: Actor, id: string) =>
      change(id, async (writing, proposal) => {
        const { state } = proposal;
        if (state === "sent") return;
        if (state !== "ready") throw conflict(noOffer[state]);
        const version = await findNewestVersion(writing.tx, id);
        if (version) await recordSent(writing, { proposal, version }, by);
      }),

    /** For a guest who agreed by chat or phone, also after the last day of the proposal. */
    accept: (by: Actor, { _id, username }: User, id: string, input: AcceptanceInput) =>
      change(id, async (writing, proposal) => {
        const version = await findNewestVersion(writing.tx, id);
        const isOpen = ["ready", "sent", "declined"].includes(proposal.state);
        if (!isOpen || version?.number !== input.version) throw await changedMeanwhile(writing, id);
        const { options, extras } = version.content;
        if (!options.some((option) => option.id === input.option))
          throw invalidField("option", "Choose an option of this proposal.");
        if (!input.extras.every((chosen) => extras.some((extra) => extra.id === chosen)))
          throw invalidField("extras", "Choose extras of this proposal.");
        const member = { id: _id, username };
        await acceptProposal(writing, { proposal, version }, input, { by, member });
      }),

    /** Cancels the trip of an accepted proposal. 409 if the proposal has changed since it was read. */
    withdraw: (by: Actor, id: string, updatedAt: string) =>
      change(id, async (writing, proposal) => {
        const { tx, at } = writing;
        const { state } = proposal;
        await refuseOutdated(writing, proposal, updatedAt);
        if (state === "accepted") return cancelTrip(tx, proposal, { by, at });
        if (state !== "ready" && state !== "sent")
          throw conflict("Only a proposal that was sent or accepted can be withdrawn.");
        return withdrawProposal(tx, proposal, { by, at });
      }),
  };
};
export type ProposalsService = ReturnType<typeof createProposalsService>;
