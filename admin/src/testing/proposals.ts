import { type Proposal, type ProposalVersion, proposal } from "shared/inbox/proposals/proposals";
import { aProposal } from "shared/testing/a-proposal";
import { startFakeApi } from "./fake-api.ts";
import { inquiryOf } from "./inbox.ts";
import { openAdmin, signIn } from "./open-admin.tsx";
import { aConversation, aPhoto, aService, aTourPhoto } from "./records.ts";

const at = "2026-11-20T06:00:00.000Z";

/** Can be accepted in any year in which the tests run. */
export const openContent = (changes: Parameters<typeof aProposal>[0] = {}) =>
  aProposal({
    ...{ startsOn: "2999-12-20", endsOn: "2999-12-21", validUntil: "2999-12-14" },
    schedule: [
      { label: "Deposit", share: { unit: "percent", value: 30 }, dueOn: null },
      { label: "Rest", share: null, dueOn: "2999-12-10" },
    ],
    ...changes,
  });

export const aVersion = (changes: Partial<ProposalVersion> = {}): ProposalVersion => ({
  number: 1,
  content: openContent(),
  files: [],
  hash: "0".repeat(64),
  link: "https://example.test/p/abcdefghijklmnopqrstuv",
  channel: "mail",
  ...{ frozenAt: at, sentAt: at, seenAt: null, by: null },
  ...changes,
});

/** A draft, unless `changes` say otherwise. */
export const aStoredProposal = (changes: Partial<Proposal> = {}): Proposal =>
  proposal.parse({
    ...{ _id: "proposal", conversationId: "conversation", state: "draft", code: "K7M2-XQ4P" },
    draft: { number: 1, content: openContent(), files: [], updatedAt: at, by: null },
    ...{ versions: [], acceptance: null, declined: null, payments: [], balance: null },
    cancelledAt: null,
    ...{ createdAt: at, updatedAt: at },
    ...changes,
  });

const sent = { state: "sent", draft: null, versions: [aVersion()] } as const;

export const aSentProposal = (changes: Partial<Proposal> = {}) =>
  aStoredProposal({ ...sent, versions: [...sent.versions], ...changes });

type Guest = Partial<Parameters<typeof aConversation>[0]>;

/** One person of two is filled in. */
export const someTripGuests = () => {
  const person = { number: 1, name: "Ada", answers: {}, risks: null, version: 1, missing: [] };
  const guests = [person, { ...person, number: 2, name: null, version: 0, missing: ["Name"] }];
  return { link: "https://example.test/p/abcdefghijklmnopqrstuv/guests", questions: [], guests };
};

/** Opens the admin at `path`, with the conversation of Aline and its proposals. */
export const openProposals = async (
  path: string,
  listed: Proposal[] | "failing",
  guest: Guest = {},
  tripGuests: ReturnType<typeof someTripGuests> | "failing" = someTripGuests(),
) => {
  const proposals = listed === "failing" ? [] : listed;
  const api = await startFakeApi();
  const conversation = aConversation({ _id: "conversation", name: "Aline", ...guest });
  const body = { conversation, timeline: [inquiryOf(conversation)], earlier: 0 };
  api.answer("GET /api/conversations/conversation", body);
  const listRoute = "GET /api/conversations/conversation/proposals";
  if (listed === "failing") api.refuse(listRoute, 500, { message: "No.", code: "internal" });
  else api.answer(listRoute, { proposals });
  api.answer("GET /api/conversations", {
    ...{ conversations: [conversation], total: 1, page: 1, pageSize: 50 },
  });
  api.answer("GET /api/gallery", { gallery: [aPhoto()] });
  api.answer("GET /api/services", { services: [aService({ photos: [aTourPhoto()] })] });
  for (const each of proposals) {
    api.answer(`GET /api/proposals/${each._id}`, { proposal: each });
    const guestsRoute = `GET /api/proposals/${each._id}/guests`;
    if (tripGuests === "failing")
      api.refuse(guestsRoute, 500, { message: "No.", code: "internal" });
    else api.answer(guestsRoute, tripGuests);
    api.answer(`GET /api/proposals/${each._id}/preview`, { html: "<p>The guest's page</p>" });
  }
  signIn();
  return { api, conversation, ...openAdmin(path, api) };
};

/** Accepts drafts as the server does: each save gets a new revision. */
export const acceptDrafts = (api: Awaited<ReturnType<typeof startFakeApi>>, stored: Proposal) => {
  let saves = 0;
  api.answerBy(`PUT /api/proposals/${stored._id}/draft`, ({ body }) => {
    const { content } = JSON.parse(body);
    saves += 1;
    const updatedAt = `2026-11-20T06:00:0${saves}.000Z`;
    const files = content.files.map((_id: string) => ({
      ...{ _id, name: `${_id}.pdf`, type: "application/pdf", bytes: 20_000 },
    }));
    const draft = { number: 1, content, files, updatedAt, by: null };
    return { message: "Draft saved.", proposal: { ...stored, draft, updatedAt } };
  });
  return () =>
    api.requests(`PUT /api/proposals/${stored._id}/draft`).map((each) => JSON.parse(each.body));
};
