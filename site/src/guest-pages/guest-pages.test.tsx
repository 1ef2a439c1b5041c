import { cleanup, screen, within } from "@testing-library/react";
import type {
  GuestProposalPage,
  VerifiedTrip,
  VerifyPage,
} from "shared/inbox/proposals/guest-pages";
import { afterEach, expect, test } from "vitest";
import {
  acceptedPage,
  cancelledPage,
  proposalContent,
  proposalPage,
  verifyPage,
} from "../testing/guest-pages.ts";
import { renderProposal, renderVerify } from "./render.tsx";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Puts the HTML that the API sends into the document. */
const show = (page: GuestProposalPage) => {
  document.body.innerHTML = renderProposal(page).html;
};
const verify = (page: Partial<VerifyPage>) => {
  document.body.innerHTML = renderVerify(verifyPage(page)).html;
};

const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const [tent] = proposalContent.options;
const oneOption = tent ? { options: [tent] } : {};

test("shows trip, prices, terms and forms in the order in which a guest decides", () => {
  show(proposalPage());
  expect(headings()).toEqual([
    "Day by day",
    "Included",
    "Not included",
    "Choose an option",
    "How to pay",
    "Terms",
    "Accept this proposal",
    "Ask for a change",
    "No thanks",
    "Who we are",
    "Is this really us?",
  ]);
  expect(text()).toContain("For Ada Example · Sat, 9 Jan 2027 to Sun, 10 Jan 2027 · 2 people");
  expect(text()).toContain("Day 2 Sun, 10 Jan 2027");
  expect(text()).toContain("Valid until Sun, 20 Dec 2026");
  expect(text()).toContain("Sample board, valid until Fri, 31 Dec 2027");
});

test("prints each option's total and payments, so that no script is needed", () => {
  show(proposalPage());
  const [first, second] = screen.getAllByRole("table");
  expect(first?.textContent).toContain("Per person2 × US$\u00a0135US$\u00a0270");
  expect(first?.textContent).toContain("Early bird− US$\u00a020");
  expect(first?.textContent).toContain("TotalUS$\u00a0250");
  expect(second?.textContent).toContain("TotalUS$\u00a0400");
  expect(text()).toContain("Deposit: US$ 75 when you acceptRest: US$ 175 by Sat, 2 Jan 2027");
  expect(text()).toContain("from US$ 250");
});

test("says that prices are without extras where there are any", () => {
  show(proposalPage(oneOption));
  expect(text()).toContain("US$ 75 due when you accept, without extras");
  expect(text()).toContain("The prices and payments above are without extras.");
  show(proposalPage({ ...oneOption, extras: [] }));
  expect(text()).toContain("US$ 75 due when you accept");
  expect(text()).not.toContain("without extras");
});

test("asks on acceptance for a payment whose day has come", () => {
  show(proposalPage({ ...oneOption, extras: [] }, { today: "2027-01-02" }));
  expect(text()).toContain("US$ 250 due when you accept");
  expect(text()).toContain("Rest: US$ 175 when you accept");
});

test("asks for an option, the name and the terms", () => {
  show(proposalPage());
  const form = document.querySelector<HTMLFormElement>("form#accept");
  const options = screen.getAllByRole<HTMLInputElement>("radio");
  expect(
    options.map(({ value, required, checked, form: of }) => ({ value, required, checked, of })),
  ).toEqual(
    ["tent", "lodge"].map((value) => ({ value, required: true, checked: false, of: form })),
  );
  for (const extra of ["guide", "bike"])
    expect(form?.elements.namedItem("extras"), extra).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Your name/ }).required).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /terms/ }).required).toBe(true);
});

test("a single option needs no choice", () => {
  show(proposalPage(oneOption));
  expect(screen.queryAllByRole("radio")).toEqual([]);
  const form = document.querySelector<HTMLFormElement>("form#accept");
  expect(new FormData(form ?? undefined).get("option")).toBe("tent");
  expect(text()).toContain("US$ 75 due when you accept");
});

test("a refused form keeps what was typed and says why", () => {
  show(
    proposalPage(
      {},
      {
        refused: {
          form: "accept",
          message: "Please tick that you agree to the terms.",
          typed: { option: "lodge", extras: ["bike"], name: 'Ada "A"', terms: false },
        },
      },
    ),
  );
  expect(screen.getByRole("alert").textContent).toContain("Please tick");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Lodge/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Bicycle/ }).checked).toBe(true);
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^Your name/ });
  expect(name.value).toBe('Ada "A"');
  expect(
    document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent,
  ).toContain("Please tick");
});

test("opens the form that was refused", () => {
  const refused = { form: "change", message: "Your message is required.", typed: { text: "" } };
  show(proposalPage({}, { refused: { ...refused, form: "change" } }));
  const isOpen = (form: string) => document.getElementById(form)?.closest("details")?.open;
  expect([isOpen("change"), isOpen("decline")]).toEqual([true, false]);
});

test("a form that is gone since it was opened leads to the company instead", () => {
  const refused = { form: "accept", message: "Choose an option.", typed: {} } as const;
  show(proposalPage({}, { status: "declined", refused }));
  const alert = within(screen.getByRole("alert"));
  const link = alert.getByRole("link", { name: "How to reach us" });
  expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toContain(
    "hello@tours.example",
  );
  expect(alert.queryByText(/Choose an option/)).toBe(null);
  expect(text()).toContain("You declined this proposal.");
});

test.each([
  ["expired", "This proposal was valid until Sun, 20 Dec 2026."],
  ["declined", "You declined this proposal."],
  ["withdrawn", "We have withdrawn this proposal"],
] as const)("a proposal that is %s cannot be accepted, but asked about", (status, words) => {
  show(proposalPage({}, { status }));
  expect(text()).toContain(words);
  expect(document.querySelector("#accept, #decline, input")).toBe(null);
  expect(screen.getByRole("textbox", { name: /Your message/ })).toBeTruthy();
  expect(screen.getAllByRole("table")).toHaveLength(2);
});

test("an older version leads to the newest one and has no forms", () => {
  show(proposalPage({}, { status: "newer", newestPath: "/p/newest" }));
  const link = screen.getByRole("link", { name: "Open the newest version" });
  expect(link.getAttribute("href")).toBe("/p/newest");
  expect(document.querySelector("form")).toBe(null);
  expect(headings()).toContain("Day by day");
});

test("after acceptance shows what was accepted, the payments and their references", () => {
  show(acceptedPage());
  expect(text()).toContain("Accepted by Ada Example on 1 December 2026.");
  expect(screen.getByRole("heading", { name: "What was accepted: Lodge" })).toBeTruthy();
  expect(screen.getByRole("table").textContent).toContain("TotalUS$\u00a0440");
  expect(text()).toContain("US$ 132 paid, US$ 308 open");
  const payments = screen.getByRole("heading", { name: "Payments" }).closest("section");
  const rows = within(payments ?? document.body).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/^DepositUS\$\s132Paid$/);
  expect(rows[1]?.textContent).toMatch(/Due by Sat, 2 Jan 2027 · Reference K7M2-XQ4P-2$/);
  expect(text()).toContain("Receipt K7M2-XQ4P-1");
  expect(text()).toContain("These receipts are not tax invoices.");
  const calendar = screen.getByRole("link", { name: "Add to your calendar" });
  expect(calendar.getAttribute("href")).toBe("/p/AbCdEfGhIjKlMnOpQrStUv/trip.ics");
  expect(document.querySelector("form")).toBe(null);
});

test("a cancelled trip shows what was paid and how to reach us, but asks for nothing", () => {
  show(cancelledPage());
  expect(text()).toContain("This trip was cancelled on 3 December 2026.");
  expect(headings()).toEqual([
    "What was paid",
    "Day by day",
    "Included",
    "Not included",
    "Terms",
    "Write to us",
    "Who we are",
  ]);
  const paid = screen.getByRole("heading", { name: "What was paid" }).closest("section");
  expect(paid?.textContent).toMatch(/US\$\s132Receipt K7M2-XQ4P-1/);
  expect(text().match(/US\$ [\d.]+/g)).toEqual(["US$ 132"]);
  expect(text()).not.toMatch(/\bdue\b|Reference|withdrawn/);
  expect(document.querySelector("#accept, #decline, [href$='.ics']")).toBe(null);
  show(cancelledPage({ payments: [] }));
  expect(text()).toContain("Nothing was paid.");
});

test("says that the team recorded the guest's yes", () => {
  const { acceptance } = acceptedPage();
  const by = { _id: "1", username: "Eric Sample" };
  show(acceptedPage({ acceptance: acceptance && { ...acceptance, by } }));
  expect(text()).toContain("Accepted by Ada Example on 1 December 2026, recorded by our team.");
});

test("shows the ways to pay with the day of their last change", () => {
  show(proposalPage());
  expect(text()).toContain("IBANDE89 3704 0044 0532 0130 00");
  expect(text()).toContain("These details last changed on 20 November 2026.");
  expect(screen.getByRole("link", { name: "Pay at pay.example" }).getAttribute("href")).toBe(
    "https://pay.example/tours",
  );
});

test("leaves out the parts that a short proposal lacks", () => {
  const bare = { note: "", days: [], included: [], notIncluded: [], extras: [], discount: null };
  show(
    proposalPage(
      { ...bare, ...oneOption, terms: "", startsOn: null, schedule: [] },
      { waysToPay: [], guestName: null },
    ),
  );
  expect(headings()).toEqual([
    "Price",
    "Accept this proposal",
    "Ask for a change",
    "No thanks",
    "Who we are",
    "Is this really us?",
  ]);
  expect(text()).toContain("Dates to be agreed · 2 people");
});

test("the team's preview sends nothing", () => {
  show(proposalPage({}, { isPreview: true }));
  const controls = document.querySelectorAll("input, textarea, button");
  expect(controls.length).toBeGreaterThan(5);
  for (const control of controls)
    expect(control.closest("[disabled]"), control.outerHTML).not.toBe(null);
  expect(document.querySelector("[data-seen]")).toBe(null);
});

test("escapes what the team and the guest typed", () => {
  show(proposalPage({ title: "<script>1</script>", terms: "<b>2</b>" }));
  expect(document.querySelector("script, b")).toBe(null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("<script>1</script>");
});

test("sets no style attributes, which the policy of the pages blocks", () => {
  show(acceptedPage());
  expect(document.querySelector("[style]")).toBe(null);
});

test("the check of a code starts with an empty field and the company's facts", () => {
  verify({});
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Code/ }).value).toBe("");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(headings()).toEqual(["Our team", "Who we are"]);
});

const verifiedTrip: VerifiedTrip = {
  ...{ tour: "Kayak and islands", startsOn: "2027-01-09", endsOn: null },
  ...{ isAccepted: true, due: null },
};

test.each<[string, Partial<VerifiedTrip>, string]>([
  ["that is paid", {}, "Due nowNothing"],
  [
    "between two payments",
    { due: { from: 308, to: 308, currency: "USD", dueOn: "2027-01-02" } },
    "Next paymentUS$ 308 by Sat, 2 Jan 2027",
  ],
  [
    "that is offered with several options",
    { isAccepted: false, due: { from: 75, to: 120, currency: "USD", dueOn: null } },
    "Due when you acceptUS$ 75 to US$ 120",
  ],
  [
    "that is offered without a deposit",
    { isAccepted: false, due: { from: 250, to: 250, currency: "USD", dueOn: "2027-01-02" } },
    "First paymentUS$ 250 by Sat, 2 Jan 2027",
  ],
])("a known code shows the next payment of a trip %s", (_, changes, words) => {
  verify({ result: { initials: "A. E.", trips: [{ ...verifiedTrip, ...changes }] } });
  expect(text()).toContain(words);
});

test("a known code shows each of the guest's trips", () => {
  const due = { from: 90, to: 90, currency: "EUR", dueOn: null };
  const second = { ...verifiedTrip, tour: "Gorillas", startsOn: "2027-03-01", due };
  verify({ result: { initials: "A. E.", trips: [verifiedTrip, second] } });
  expect(text()).toContain("TripKayak and islandsDatesSat, 9 Jan 2027Due nowNothing");
  expect(text()).toContain("TripGorillasDatesMon, 1 Mar 2027Due now€90");
});

test("a known code shows whom it is for, what is due and the only ways to pay", () => {
  const due = { from: 132, to: 132, currency: "USD", dueOn: null };
  verify({ typed: "K7M2-XQ4P", result: { initials: "A. E.", trips: [{ ...verifiedTrip, due }] } });
  const result = screen.getByRole("status");
  expect(result.textContent).toContain("GuestA. E.");
  expect(result.textContent).toContain("DatesSat, 9 Jan 2027");
  expect(result.textContent).toContain("Due nowUS$\u00a0132");
  expect(within(result).getByRole("heading", { name: "The only ways to pay us" })).toBeTruthy();
});

test.each([
  ["unknown", "We don't know this code."],
  ["limited", "Too many codes were tried from your network."],
] as const)("an %s code shows no way to pay", (result, words) => {
  verify({ typed: "K7M2-XQ4Q", result });
  expect(screen.getByRole("status").textContent).toContain(words);
  expect(text()).not.toContain("Bank transfer");
});
