import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { toComparedTour } from "../content/comparison/compared-tour.ts";
import { listTours } from "../content/pages/list-tours.ts";
import { readChoice, storeChoice } from "../lib/compare-choice.ts";
import { startApi } from "../testing/start-api.ts";
import { fullTour, tour } from "../testing/tour.ts";
import { Compare } from "./Compare.tsx";

const named = (name: string) => {
  const slug = name.toLowerCase();
  return { ...fullTour, _id: slug, slug, title: name };
};
const services = [tour, ...["Bay", "Cape", "Dune", "Edge"].map(named)];
const tours = listTours({ services, pages: [], isLive: false }).map(toComparedTour);
const file = { status: 200, body: { tours } };
const open = (address: string) => history.replaceState(null, "", address);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  open("/");
});

const columns = () =>
  screen.getAllByRole("columnheader").map((header) => within(header).getByRole("link").textContent);
const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("compares the tours of the address side by side", async () => {
  await using api = await startApi(file);
  open(`/compare?tours=bay,${tour._id}&people=4`);
  render(<Compare url={api.url} />);
  await screen.findByRole("table", { name: "Your tours side by side" });
  expect(columns()).toEqual(["Bay", tour.title]);
  expect(cells("Duration")).toEqual(["2 days", "–"]);
  expect(cells("Distance")).toEqual(["5.6\u00a0km", "–"]);
  expect(cells("Age")).toEqual(["12 and up", "–"]);
  expect(cells("Price for 4 people")[0]).toContain("US$\u00a0180");
  const inquire = within(row("Ask us")).getAllByRole("link");
  expect(inquire[0]?.getAttribute("href")).toBe("/service/bay#inquire");
});

test("changes the price with the group, keeps it in the address and names a wrong number", async () => {
  await using api = await startApi(file);
  open("/compare?tours=bay,cape");
  render(<Compare url={api.url} />);
  const field = await screen.findByRole("textbox", { name: /People in your group/ });
  expect(cells("Prices")[0]).toContain("for 2 to 4 people");
  await userEvent.type(field, "3");
  expect(cells("Price for 3 people")[0]).toContain("US$\u00a0135");
  expect(location.search).toBe("?tours=bay,cape&people=3");
  await userEvent.type(field, "000");
  expect(screen.getByText("Enter a number from 1 to 999.")).toBeTruthy();
  expect(location.search).toBe("?tours=bay,cape");
  await userEvent.clear(field);
  await userEvent.type(field, "1");
  expect(cells("Price for 1 person")[0]).toBe("No price for 1 person: ask us");
});

test("shares the size of the group with the forms of tours", async () => {
  await using api = await startApi(file);
  sessionStorage.setItem("guest-details", JSON.stringify({ name: "Ada", paxNumber: "3" }));
  open("/compare?tours=bay,cape");
  render(<Compare url={api.url} />);
  const field = await screen.findByRole("textbox", { name: /People in your group/ });
  expect(cells("Price for 3 people")[0]).toContain("US$\u00a0135");
  await userEvent.clear(field);
  await userEvent.type(field, "4");
  expect(JSON.parse(sessionStorage.getItem("guest-details") ?? "")).toEqual({
    name: "Ada",
    paxNumber: "4",
  });
});

test("removes a tour from the table, the address and the visitor's choice", async () => {
  await using api = await startApi(file);
  storeChoice([
    { id: "bay", title: "Bay" },
    { id: "cape", title: "Cape" },
  ]);
  open("/compare?tours=bay,cape,dune");
  render(<Compare url={api.url} />);
  await userEvent.click(await screen.findByRole("button", { name: "Remove Bay" }));
  expect(columns()).toEqual(["Cape", "Dune"]);
  expect(location.search).toBe("?tours=cape,dune");
  expect(readChoice()).toEqual([{ id: "cape", title: "Cape" }]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Dune" }));
  expect(screen.getByText(/You've chosen one tour/).textContent).toContain("Cape");
});

test("names unknown tours and leaves them out", async () => {
  await using api = await startApi(file);
  open("/compare?tours=bay,gone,cape,lost");
  render(<Compare url={api.url} />);
  expect(await screen.findByText(/There's no tour named “gone”, “lost”/)).toBeTruthy();
  expect(columns()).toEqual(["Bay", "Cape"]);
});

test("compares four tours at most and names the others", async () => {
  await using api = await startApi(file);
  open(`/compare?tours=bay,cape,dune,edge,${tour._id}`);
  render(<Compare url={api.url} />);
  expect(await screen.findByText(/at most four tours fit: “Kayak to Napoleon/)).toBeTruthy();
  expect(columns()).toEqual(["Bay", "Cape", "Dune", "Edge"]);
});

test("says what to do without two tours", async () => {
  expect(renderToString(<Compare url="/compare.json" />)).toContain("two to four tours");
  await using api = await startApi(file);
  open("/compare?tours=gone");
  render(<Compare url={api.url} />);
  expect(await screen.findByText(/There's no tour named “gone”/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Choose tours" });
  expect(link.getAttribute("href")).toBe("/services");
  expect(screen.queryByRole("table")).toBeNull();
});

test("says why the tours are missing, and retries", async () => {
  await using api = await startApi({ status: 503, body: {} }, file);
  open("/compare?tours=bay,cape");
  render(<Compare url={api.url} />);
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "The tours couldn't be loaded: Something went wrong.",
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
