import type { APIRequestContext } from "@playwright/test";
import { conversationList } from "shared/inbox/conversations";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { proposalBody } from "shared/inbox/proposals/proposals";
import { expect } from "./fixtures.ts";

type Headers = { Authorization: string };

export const planDays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `By kayak to island ${index + 1}`,
    text: "Three hours on calm water, lunch at the shore and a walk to the fishermen. ".repeat(3),
  }));

const content: Partial<ProposalContent> = {
  title: "Kayak and islands",
  note: "Dear Ada, here is our plan.",
  days: planDays(5),
  included: ["Kayaks", "Guide", "Lunch"],
  notIncluded: ["Flights"],
  options: [
    { id: "tent", title: "Tent", lines: [{ label: "Per person", quantity: 2, unitPrice: 135 }] },
    { id: "lodge", title: "Lodge", lines: [{ label: "Per person", quantity: 2, unitPrice: 210 }] },
  ],
  extras: [{ id: "guide", label: "Bird guide", quantity: 1, unitPrice: 40 }],
  terms: "Free cancellation until 14 days before the trip. ".repeat(20),
};

const succeed = async (reply: Awaited<ReturnType<APIRequestContext["post"]>>) => {
  expect(reply.ok(), await reply.text()).toBe(true);
  const body: unknown = await reply.json();
  return body;
};

const readProposal = async (reply: Awaited<ReturnType<APIRequestContext["post"]>>) =>
  proposalBody.parse(await succeed(reply)).proposal;

/** A guest asks, and the owner sends a proposal as a link. */
export const openOwner = (request: APIRequestContext, headers: Headers) => {
  const send = async (id: string, changes: Partial<ProposalContent>, updatedAt?: string) => {
    const proposal = await readProposal(await request.get(`/api/proposals/${id}`, { headers }));
    const data = {
      content: { ...proposal.draft?.content, ...changes },
      updatedAt: updatedAt ?? proposal.updatedAt,
    };
    const saved = await readProposal(
      await request.put(`/api/proposals/${id}/draft`, { headers, data }),
    );
    const sending = { channel: "link", text: "Here is our plan.", updatedAt: saved.updatedAt };
    const sent = await readProposal(
      await request.post(`/api/proposals/${id}/send`, { headers, data: sending }),
    );
    return { proposal: sent, path: new URL(sent.versions[0]?.link ?? "").pathname };
  };
  return {
    offer: async (changes: Partial<ProposalContent> = {}) => {
      const email = `ada${Math.random().toString(36).slice(2)}@example.test`;
      const inquiry = {
        name: "Ada Example",
        email,
        destination: "Napoleon Island",
        paxNumber: 2,
        checkinDate: "2030-01-09",
        checkoutDate: "2030-01-10",
      };
      await succeed(await request.post("/api/inquiries", { data: inquiry }));
      const { conversations } = conversationList.parse(
        await succeed(await request.get(`/api/conversations?q=${email}`, { headers })),
      );
      const drafted = await readProposal(
        await request.post(`/api/conversations/${conversations[0]?._id}/proposals`, { headers }),
      );
      return send(drafted._id, { ...content, ...changes });
    },
    offerAgain: async (id: string, changes: Partial<ProposalContent>) => {
      await succeed(await request.post(`/api/proposals/${id}/draft`, { headers }));
      return send(id, changes);
    },
    read: async (id: string) =>
      readProposal(await request.get(`/api/proposals/${id}`, { headers })),
  };
};
