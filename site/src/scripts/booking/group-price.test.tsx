import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { BookingCard } from "../../components/tour/BookingCard.tsx";
import { InquiryForm } from "../../islands/InquiryForm.tsx";
import { fill } from "../../testing/fill.ts";
import "./group-price.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const price = { currency: "USD", per: "person", note: null } as const;
const prices = [
  { ...price, amount: 45, people: { min: 2, max: 4 } },
  { ...price, amount: 38, people: { min: 5, max: 8 } },
  { ...price, amount: 110, per: "group", people: { min: 3, max: 5 }, note: "A family" } as const,
];

const showCard = () =>
  render(
    <>
      <BookingCard
        prices={prices}
        questions={[{ question: "Can children come?", answer: "Yes." }]}
        isOneDay
        inquire={{ text: "Inquire", href: "#inquire" }}
        whatsapp="+250788123456"
        text="About: Kayak"
        promise="We answer soon."
        note="Asking is free."
        termsPath="/terms"
      />
      <InquiryForm promise="We answer soon." destination="Kayak" isOneDay />
    </>,
  );

const group = () => screen.getByLabelText("Group size");
const rows = () =>
  screen.getAllByRole("listitem", { hidden: true }).filter(({ dataset }) => dataset.amount);
const shown = () => rows().flatMap((row) => (row.hidden ? [] : [row.textContent]));

test("shows the price of the whole group for each price that is valid for it", async () => {
  showCard();
  expect(shown()).toHaveLength(3);
  await fill(group(), "4");
  expect(shown()).toEqual([
    expect.stringMatching(/US\$.180 for 4 people/),
    expect.stringMatching(/US\$.110 for 4 people/),
  ]);
  await fill(group(), "8");
  expect(shown()).toEqual([expect.stringMatching(/US\$.304 for 8 people/)]);
  await userEvent.clear(group());
  expect(shown().join()).not.toContain(" for 8 people");
});

test("offers a quote to a group that no price is for", async () => {
  showCard();
  await fill(group(), "12");
  expect(screen.getByText("We'll quote a price for your group.")).toBeTruthy();
  expect(shown()).toHaveLength(3);
});

test("hands group and dates on to the inquiry form, where typed text stays", async () => {
  showCard();
  const people = screen.getByLabelText<HTMLInputElement>("Number of people");
  await fill(group(), "4");
  await fill(screen.getByLabelText("Day"), "12 Dec");
  expect(people.value).toBe("4");
  expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("12 Dec");
  await fill(people, "6");
  await fill(group(), "5");
  expect(people.value).toBe("6");
});

test("clearing a field of the card clears it in the inquiry form", async () => {
  showCard();
  const people = screen.getByLabelText<HTMLInputElement>("Number of people");
  await fill(group(), "4");
  await userEvent.clear(group());
  expect(people.value).toBe("");
});

test("typing in one field keeps the details of the others", async () => {
  sessionStorage.setItem("guest-details", JSON.stringify({ name: "Ada", paxNumber: "4" }));
  showCard();
  await fill(screen.getByLabelText("Day"), "12 Dec");
  expect(JSON.parse(sessionStorage.getItem("guest-details") ?? "")).toEqual({
    name: "Ada",
    paxNumber: "4",
    checkinDate: "12 Dec",
  });
});

test("offers a quote to a group that is larger than the tour takes", async () => {
  render(
    <BookingCard
      prices={[{ ...price, amount: 45, people: null }]}
      groupSize={{ min: 2, max: 8 }}
      questions={[]}
      isOneDay
      inquire={{ text: "Inquire", href: "#inquire" }}
      whatsapp={null}
      text=""
      promise="We answer soon."
    />,
  );
  await fill(group(), "20");
  expect(screen.getByText("We'll quote a price for your group.")).toBeTruthy();
});

test("says what matters before booking, only from the owner's content", () => {
  const { unmount } = showCard();
  for (const text of ["Asking is free.", "Can children come?"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText("We answer soon.").length).toBeGreaterThan(0);
  const terms = screen.getByRole("link", { name: "Changes, cancellations and refunds" });
  expect(terms.getAttribute("href")).toBe("/terms");
  unmount();
  render(
    <BookingCard
      prices={[]}
      questions={[]}
      isOneDay
      inquire={{ text: "Inquire", href: "#inquire" }}
      whatsapp={null}
      text=""
      promise="We answer soon."
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "We answer soon.",
  ]);
});
