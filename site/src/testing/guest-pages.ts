import type {
  GuestPageCompany,
  GuestProposalPage,
  VerifyPage,
} from "shared/inbox/proposals/guest-pages";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";

export const guestCompany: GuestPageCompany = {
  name: "Sample Lake Tours",
  registration: "Sample registration 123",
  licenceIssuer: "Sample board",
  licenceLink: "https://board.example",
  licenceUntil: "2027-12-31",
  insurance: "Sample insurer",
  founded: 2015,
  place: "Kibuye, Rwanda",
  email: "hello@tours.example",
  phones: ["+250 788 000 000"],
  whatsapp: "https://wa.me/250788000000",
  mapLink: "https://map.example",
};

export const proposalContent: ProposalContent = {
  title: "Kayak and islands",
  tourId: null,
  people: 2,
  startsOn: "2027-01-09",
  endsOn: "2027-01-10",
  note: "Dear Ada,\nhere is the trip that we talked about.",
  days: [
    { title: "By kayak to Napoleon Island", text: "Three hours on calm water." },
    { title: "Fishermen at dawn", text: "" },
  ],
  included: ["Kayaks", "Lunch"],
  notIncluded: ["Flights"],
  photos: [],
  files: [],
  currency: "USD",
  options: [
    { id: "tent", title: "Tent", lines: [{ label: "Per person", quantity: 2, unitPrice: 135 }] },
    { id: "lodge", title: "Lodge", lines: [{ label: "Per person", quantity: 2, unitPrice: 210 }] },
  ],
  extras: [
    { id: "guide", label: "Bird guide", quantity: 1, unitPrice: 40 },
    { id: "bike", label: "Bicycle", quantity: 2, unitPrice: 12.5 },
  ],
  discount: { label: "Early bird", amount: 20 },
  schedule: [
    { label: "Deposit", share: { unit: "percent", value: 30 }, dueOn: null },
    { label: "Rest", share: null, dueOn: "2027-01-02" },
  ],
  validUntil: "2026-12-20",
  terms: "Free cancellation until 14 days before the trip.",
};

export const waysToPay: WayToPay[] = [
  {
    kind: "bank",
    name: "Bank transfer",
    holder: "Sample Lake Tours Ltd",
    bank: "Sample Bank",
    account: "4002 1234 5678",
    iban: "DE89370400440532013000",
    swift: "SAMPRWRW",
    instructions: null,
  },
  {
    kind: "mobile",
    name: "MTN MoMo",
    holder: "Sample Lake Tours",
    code: "*182*8*1*123456#",
    instructions: null,
  },
  { kind: "link", name: "Card", url: "https://pay.example/tours", instructions: null },
  { kind: "cash", name: "Cash on arrival", instructions: "US dollars printed after 2009." },
];

const pricesOf = (content: ProposalContent) =>
  Object.fromEntries(
    content.options.map(({ id }) => [id, priceProposal(content, { option: id, extras: [] })]),
  );

const code = "K7M2-XQ4P";

/** The page of an open proposal with two options. */
export const proposalPage = (
  content: Partial<ProposalContent> = {},
  page: Partial<GuestProposalPage> = {},
): GuestProposalPage => {
  const all = { ...proposalContent, ...content };
  return {
    company: guestCompany,
    path: "/p/AbCdEfGhIjKlMnOpQrStUv",
    newestPath: null,
    status: "open",
    isPreview: false,
    guestName: "Ada Example",
    content: all,
    photos: [],
    files: [],
    prices: pricesOf(all),
    today: "2026-12-01",
    acceptance: null,
    cancelledAt: null,
    balance: null,
    payments: [],
    waysToPay,
    waysToPayChangedAt: "2026-11-20T08:00:00.000Z",
    channel: "mail",
    guests: null,
    timeZone: "Africa/Kigali",
    code,
    hash: "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8",
    notice: null,
    refused: null,
    ...page,
  };
};

/** The same proposal, accepted with the lodge and the bird guide; the deposit is paid. */
export const acceptedPage = (page: Partial<GuestProposalPage> = {}): GuestProposalPage => {
  const choice = { option: "lodge", extras: ["guide"] };
  const priced = priceProposal(proposalContent, choice);
  const balance = computeBalance({
    ...{ content: proposalContent, total: priced.total, settled: [132] },
    ...{ code: code.replace("-", ""), today: "2026-12-01" },
  });
  const at = "2026-12-01T10:00:00.000Z";
  return proposalPage(
    {},
    {
      status: "accepted",
      acceptance: { ...priced, ...choice, version: 1, name: "Ada Example", at, by: null },
      balance,
      payments: [
        {
          ...{ receipt: `${code}-1`, receivedOn: "2026-12-01", way: "Bank transfer" },
          ...{ amount: 132, currency: "USD", settles: 132, fiscalNumber: null },
        },
      ],
      ...page,
    },
  );
};

/** The same trip, cancelled after the deposit. */
export const cancelledPage = (page: Partial<GuestProposalPage> = {}): GuestProposalPage =>
  acceptedPage({
    ...{ status: "withdrawn", cancelledAt: "2026-12-03T10:00:00.000Z" },
    ...{ acceptance: null, balance: null },
    ...page,
  });

export const verifyPage = (page: Partial<VerifyPage> = {}): VerifyPage => ({
  company: guestCompany,
  team: [{ name: "Eric Sample", role: "Guide", image: null }],
  typed: "",
  result: null,
  waysToPay,
  waysToPayChangedAt: null,
  timeZone: "Africa/Kigali",
  ...page,
});
