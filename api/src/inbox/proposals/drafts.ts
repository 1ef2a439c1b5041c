import { and, desc, eq, max } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { TourService } from "shared/content/tours/tour-services";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { messages } from "#tables/messages.ts";
import { type ProposalRow, proposals, proposalVersions } from "#tables/proposals.ts";
import {
  keepProposalFiles,
  refuseFullConversation,
  releaseProposalFiles,
} from "../files/attach-files.ts";
import { createVerificationCode } from "../mails/verification-codes.ts";
import { type ConversationRow, readConversation } from "../messages/conversation-row.ts";
import { readParty } from "../messages/form-rows.ts";
import { createDraftContent, findTour } from "./content/draft-content.ts";
import { toOffer } from "./content/freeze-version.ts";
import { findDraft, findNewestVersion, findSentVersion } from "./reading/proposal-rows.ts";
import { getToday } from "./send-proposal.ts";

type Doing = { by: Actor; at: Date };

/** Adults and children of the trip that the guest asked for. */
const readPartyOf = async (tx: Transaction, { id, askedAt }: ConversationRow) => {
  const isRequest = and(
    ...[eq(messages.conversationId, id), eq(messages.kind, "inquiry")],
    eq(messages.createdAt, askedAt ?? ""),
  );
  const [asked] = await tx
    .select({ details: messages.details })
    .from(messages)
    .where(isRequest)
    .orderBy(desc(messages.seq))
    .limit(1);
  return readParty(asked ?? {});
};

type Source = Doing & { tours: readonly TourService[]; settings: SiteSettings };

/** A proposal with a draft that says what the conversation and its tour know. Returns its id. */
export const createDraft = async (
  tx: Transaction,
  conversationId: string,
  { tours, settings, by, at }: Source,
): Promise<string> => {
  const conversation = await readConversation(tx, conversationId);
  const content = createDraftContent(conversation, {
    tour: findTour(tours, conversation.destination),
    party: await readPartyOf(tx, conversation),
    settings,
    today: getToday(settings, at),
  });
  const [id, createdAt] = [newId(), at.toISOString()];
  const code = await createVerificationCode(tx, conversationId);
  await tx
    .insert(proposals)
    .values({ id, conversationId, code, state: "draft", createdAt, updatedAt: createdAt });
  await tx
    .insert(proposalVersions)
    .values({ id: newId(), proposalId: id, number: 1, content, byId: by.id, createdAt });
  return id;
};

/** 409 for a proposal that is accepted, or whose trip was cancelled. */
export const refuseAccepted = ({ state, cancelledAt }: ProposalRow) => {
  if (state === "accepted")
    throw conflict("This proposal was accepted. Create another one for what comes next.");
  if (cancelledAt !== null)
    throw conflict("This trip was cancelled. Create another proposal for a new one.");
};

/** The version that the guest got before counts again; without one that is still offered, nothing is offered. */
const takeBack = async (tx: Transaction, { id, decidedAt }: ProposalRow) => {
  const earlier = decidedAt === null ? await findSentVersion(tx, id) : undefined;
  if (!earlier) return { state: "draft" as const };
  const state = earlier.sentAt === null ? ("ready" as const) : ("sent" as const);
  return { state, currentVersion: earlier.number, ...toOffer(earlier.content) };
};

const nextNumber = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({ last: max(proposalVersions.number) })
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, id));
  return (row?.last ?? 0) + 1;
};

/** A link that nobody has used is taken back when its version is edited again. */
export const startVersion = async (tx: Transaction, proposal: ProposalRow, { by, at }: Doing) => {
  refuseAccepted(proposal);
  const { id, state, updatedAt } = proposal;
  if (await findDraft(tx, id)) return;
  const newest = await findNewestVersion(tx, id);
  if (!newest) throw conflict("This proposal has no version to start from.");
  const isTakenBack = state === "ready" && newest.seenAt === null;
  await tx.insert(proposalVersions).values({
    ...{ id: newId(), proposalId: id, number: await nextNumber(tx, id), content: newest.content },
    ...{ byId: by.id, createdAt: at.toISOString() },
  });
  await tx
    .update(proposals)
    .set({
      ...(isTakenBack && (await takeBack(tx, proposal))),
      updatedAt: nextVersionTime(updatedAt, at),
    })
    .where(eq(proposals.id, id));
};

export const saveDraft = async (
  tx: Transaction,
  proposal: ProposalRow,
  content: ProposalContent,
  { by, at }: Doing,
) => {
  const { id, updatedAt } = proposal;
  const draft = await findDraft(tx, id);
  if (!draft) throw conflict("This proposal has no draft.");
  const files = await keepProposalFiles(tx, proposal, content.files, at);
  await tx
    .update(proposalVersions)
    .set({ content: { ...content, files }, byId: by.id })
    .where(eq(proposalVersions.id, draft.id));
  await releaseProposalFiles(tx, proposal, at);
  const isAdding = files.some((file) => !draft.content.files.includes(file));
  if (isAdding) await refuseFullConversation(tx, proposal);
  await tx
    .update(proposals)
    .set({ updatedAt: nextVersionTime(updatedAt, at) })
    .where(eq(proposals.id, id));
};

/** A proposal that was never sent goes with its draft. Housekeeping removes the files of the draft in batches. */
export const discardDraft = async (tx: Transaction, proposal: ProposalRow, { by, at }: Doing) => {
  const { id, state, currentVersion, updatedAt } = proposal;
  const draft = await findDraft(tx, id);
  if (!draft) throw conflict("This proposal has no draft.");
  await tx.delete(proposalVersions).where(eq(proposalVersions.id, draft.id));
  await releaseProposalFiles(tx, proposal, at);
  const subject = { kind: "proposal", id } as const;
  const before = { version: draft.number };
  await addEntry(tx, { action: "proposal.draft_discarded", subject, before, by, at });
  if (currentVersion === 0) {
    await tx.delete(proposals).where(eq(proposals.id, id));
    return;
  }
  await tx
    .update(proposals)
    .set({
      ...(state === "draft" && { state: "withdrawn" }),
      updatedAt: nextVersionTime(updatedAt, at),
    })
    .where(eq(proposals.id, id));
};

/** Its link says that it was withdrawn; a draft stays. */
export const withdrawProposal = async (
  tx: Transaction,
  { id, currentVersion, updatedAt }: ProposalRow,
  { by, at }: Doing,
) => {
  await tx
    .update(proposals)
    .set({
      ...{ state: "withdrawn", decidedAt: at.toISOString() },
      updatedAt: nextVersionTime(updatedAt, at),
    })
    .where(eq(proposals.id, id));
  const subject = { kind: "proposal", id } as const;
  const after = { version: currentVersion };
  await addEntry(tx, { action: "proposal.withdrawn", subject, after, by, at });
};
