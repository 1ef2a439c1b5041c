import { type ProposalContent, proposalContent } from "../inbox/proposals/proposal-content.ts";

/** A proposal that can be sent on 1 December 2026. */
export const aProposal = (changes: Partial<ProposalContent> = {}): ProposalContent =>
  proposalContent.parse({
    title: "Kayaking for two days",
    tourId: null,
    people: 2,
    startsOn: "2026-12-20",
    endsOn: "2026-12-21",
    note: "",
    days: [{ title: "Day 1", text: "We paddle to Napoleon Island." }],
    included: ["Guide"],
    notIncluded: [],
    photos: [],
    files: [],
    currency: "USD",
    options: [
      {
        id: "tent",
        title: "Tent",
        lines: [{ label: "Per person", quantity: 2, unitPrice: 150, perPerson: true }],
      },
    ],
    extras: [],
    discount: null,
    schedule: [
      { label: "Deposit", share: { unit: "percent", value: 30 }, dueOn: null },
      { label: "Rest", share: null, dueOn: "2026-12-10" },
    ],
    validUntil: "2026-12-14",
    terms: "",
    ...changes,
  });
