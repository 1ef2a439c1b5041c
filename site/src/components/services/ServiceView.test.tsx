import { cleanup, render, screen, within } from "@testing-library/react";
import { noFacts } from "shared/content/tours/tour-facts";
import type { RichText } from "shared/text/rich-text";
import { afterEach, expect, test, vi } from "vitest";
import { withPath } from "../../content/tours/tour-services.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { ServiceView } from "./ServiceView.tsx";

afterEach(cleanup);

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("shows all of a tour in the order in which people decide", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} related={[withPath(tour)]} />);
  expect(headings()).toEqual([
    "Highlights",
    "Join a departure",
    "Day by day",
    "Prices",
    "Included",
    "Not included",
    "What to bring",
    "Additional Tips",
    "Route and meeting point",
    "Questions",
    "You may also like",
    "Bookings and More Information",
  ]);
  const related = screen.getByRole("heading", { name: tour.title, level: 3 });
  expect(related).toBeTruthy();
});

test("describes the facts of a tour in words", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} />);
  for (const words of [
    "Kayak, Nature",
    "2 days",
    "Moderate",
    "Four hours in the boat a day",
    "2 to 8 people",
    "12 and up",
    "June to September, December to February",
    "English, French",
    "at 07:30",
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test("shows distance, ascent, meals and lodging of a stage", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} />);
  const stage = screen.getByText("To Napoleon Island").closest("li");
  if (!stage) throw new Error("There is no such stage.");
  for (const words of ["Day 1", "9.5 km", "120 m", "Lunch, dinner", "Tents on the shore"]) {
    expect(within(stage).getByText(words)).toBeTruthy();
  }
});

test("shows for whom and how many people each price is valid", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} />);
  expect(screen.getByText("for 2 to 4 people")).toBeTruthy();
  expect(screen.getByText("Children half")).toBeTruthy();
  expect(screen.getAllByText("US$ 45").length).toBe(2);
  expect(screen.getByText("US$ 300")).toBeTruthy();
});

test("lets every photo be enlarged and describes it", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} />);
  const [first, ...others] = fullTour.photos;
  expect(screen.getByAltText(first?.alt ?? "")).toBeTruthy();
  for (const { alt, caption, image } of others) {
    const picture = screen.getByAltText(alt ?? "");
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(picture.closest("a")?.getAttribute("href")).toBe(image.src);
    expect(screen.getByText(caption ?? "")).toBeTruthy();
  }
});

test("shows the route on a map that links to OpenStreetMap, and its profile in words", () => {
  render(<ServiceView promise="We answer soon." service={fullTour} />);
  const map = { name: "Map of Lake Kivu with the start, Kibuye, boat landing, and the route" };
  expect(screen.getByRole("img", map)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open in maps" });
  expect(link.getAttribute("href")).toContain("mlat=-2.06&mlon=29.345");
  expect(screen.getByRole("img", { name: /between 1,460\s?m and 1,480\s?m/ })).toBeTruthy();
});

test("links the meeting point to the directions, if there are any", () => {
  const { rerender } = render(
    <ServiceView
      promise="We answer soon."
      service={fullTour}
      directions="/contact#how-to-get-here"
    />,
  );
  const link = screen.getByRole("link", { name: "How to get there" });
  expect(link.getAttribute("href")).toBe("/contact#how-to-get-here");
  rerender(<ServiceView promise="We answer soon." service={fullTour} />);
  expect(screen.queryByRole("link", { name: "How to get there" })).toBeNull();
});

test("links a start outside the map of the lake to OpenStreetMap", () => {
  const start = { place: "Kigali", time: null, point: { latitude: -1.95, longitude: 30.06 } };
  render(
    <ServiceView promise="We answer soon." service={{ ...tour, facts: { ...noFacts, start } }} />,
  );
  expect(headings()).toContain("Route and meeting point");
  expect(screen.getByText("Kigali", { selector: "figcaption *" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open in maps" });
  expect(link.getAttribute("href")).toContain("mlat=-1.95&mlon=30.06");
  expect(screen.queryByRole("img", { name: /Map of Lake Kivu/ })).toBeNull();
});

test("does not describe stages as hours for a tour without a length", () => {
  const { itinerary } = fullTour.facts;
  render(
    <ServiceView
      promise="We answer soon."
      service={{ ...tour, facts: { ...noFacts, itinerary } }}
    />,
  );
  expect(headings()).toContain("Itinerary");
});

test("shows duplicate lines and questions without a warning", () => {
  const complain = vi.spyOn(console, "error");
  const [question] = fullTour.facts.questions;
  const questions = question ? [question, question] : [];
  const facts = { ...noFacts, included: ["Guide", "Guide"], questions };
  render(<ServiceView promise="We answer soon." service={{ ...tour, facts }} />);
  expect(screen.getAllByText("Guide")).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});

test("folds the long texts of a long itinerary", () => {
  const [stage] = fullTour.facts.itinerary;
  if (!stage) throw new Error("The tour has no stages.");
  const itinerary = Array.from({ length: 6 }, () => ({ ...stage, text: "Far. ".repeat(60) }));
  const { container } = render(
    <ServiceView
      promise="We answer soon."
      service={{ ...fullTour, facts: { ...noFacts, itinerary } }}
    />,
  );
  expect(container.querySelectorAll("li > div > details")).toHaveLength(6);
});

test("leaves out empty parts", () => {
  const { container } = render(<ServiceView promise="We answer soon." service={tour} />);
  expect(headings()).toEqual(["Highlights", "Additional Tips", "Bookings and More Information"]);
  expect(container.querySelector("dd, figcaption, .tour-photos, .booking-bar p")).toBeNull();
});

test("sets the first paragraph apart from the others", () => {
  const { container } = render(<ServiceView promise="We answer soon." service={tour} />);
  const paragraphs = container.querySelectorAll(".service__description > p");
  expect(Array.from(paragraphs, ({ textContent }) => textContent)).toEqual([
    "Napoleon Island rises from the lake.",
    "We start in the morning.",
  ]);
});

test("renders a formatted description as elements and never as markup", () => {
  const descriptionText: RichText = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Out at " },
          { type: "text", text: "<b>dawn</b>", marks: [{ type: "bold" }, { type: "italic" }] },
          { type: "hardBreak" },
          {
            type: "text",
            text: "Write",
            marks: [{ type: "link", attrs: { href: "/contact" } }],
          },
          {
            type: "text",
            text: "Read",
            marks: [{ type: "link", attrs: { href: "https://parks.example/" } }],
          },
        ],
      },
      { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "To bring" }] },
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [{ type: "paragraph", content: [{ type: "text", text: "A hat" }] }],
          },
        ],
      },
    ],
  };
  const { container } = render(
    <ServiceView promise="We answer soon." service={{ ...tour, descriptionText }} />,
  );
  expect(container.querySelector(".service__description")?.innerHTML).toBe(
    "<p>Out at <strong><em>&lt;b&gt;dawn&lt;/b&gt;</em></strong><br>" +
      '<a href="/contact">Write</a>' +
      '<a href="https://parks.example/" target="_blank" rel="noopener noreferrer">Read</a></p>' +
      "<h2>To bring</h2><ul><li><p>A hat</p></li></ul>",
  );
});
