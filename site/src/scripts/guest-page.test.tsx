import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderProposal } from "../guest-pages/render.tsx";
import { acceptedPage, proposalPage } from "../testing/guest-pages.ts";

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = async (page = proposalPage()) => {
  document.body.innerHTML = renderProposal(page).html;
  vi.resetModules();
  await import("./guest-page.ts");
};

const seen = "POST /p/AbCdEfGhIjKlMnOpQrStUv/seen";

test("reports the visit once, with the first thing that the visitor does", async () => {
  await open();
  expect(sent).toEqual([]);
  dispatchEvent(new Event("scroll"));
  dispatchEvent(new Event("keydown"));
  dispatchEvent(new Event("scroll"));
  expect(sent).toEqual([seen]);
});

test("reports the visit of a guest who has an account", async () => {
  localStorage.setItem("user", JSON.stringify({ role: "user" }));
  localStorage.setItem("token", "a-token");
  await open();
  dispatchEvent(new Event("pointerdown"));
  expect(sent).toEqual([seen]);
});

test("leaves out browsers of the team, and the preview", async () => {
  localStorage.setItem("user", JSON.stringify({ role: "admin" }));
  localStorage.setItem("token", "a-token");
  await open();
  dispatchEvent(new Event("pointerdown"));
  localStorage.clear();
  await open(proposalPage({}, { isPreview: true }));
  dispatchEvent(new Event("pointerdown"));
  expect(sent).toEqual([]);
});

const inSummary = (selector: string) =>
  document.querySelector<HTMLElement>(`.guest-summary ${selector}`);
const shown = (element: HTMLElement | null | undefined) =>
  element?.hidden ? undefined : element?.textContent?.replaceAll("\u00a0", " ").trim();
const read = () => ({
  form: shown(document.querySelector<HTMLElement>("form [data-chosen]")),
  total: shown(inSummary("[data-total]")),
  due: shown(inSummary("[data-due]")),
  from: shown(inSummary("[data-unchosen]")),
});
const choose = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

test("shows the total of what is chosen, and what is due of it", async () => {
  await open();
  expect(read()).toEqual({ form: undefined, total: "US$ 250", due: undefined, from: "from" });
  choose("lodge");
  expect(read()).toEqual({
    form: "Your total: US$ 400 US$ 120 due when you accept",
    total: "US$ 400",
    due: "US$ 120 due when you accept",
    from: undefined,
  });
  choose("guide");
  choose("bike");
  expect(read()).toMatchObject({ total: "US$ 465", due: "US$ 139.50 due when you accept" });
  choose("guide");
  expect(read()).toMatchObject({ total: "US$ 425", due: "US$ 127.50 due when you accept" });
});

test("a single option has a total at once, and no discount makes it negative", async () => {
  await open(
    proposalPage({
      options: [{ id: "a", title: "", lines: [{ label: "Boat", quantity: 1, unitPrice: 15 }] }],
    }),
  );
  expect(read()).toMatchObject({ total: "US$ 0", due: "Nothing due when you accept" });
  choose("guide");
  expect(read()).toMatchObject({ total: "US$ 35", due: "US$ 10.50 due when you accept" });
});

test("an accepted page, opened again, does not thank again", async () => {
  history.replaceState(null, "", "/p/AbCd?sent=accepted#payments");
  await open(acceptedPage({ notice: "Thank you." }));
  expect(location.pathname + location.search + location.hash).toBe("/p/AbCd#payments");
  expect(document.body.textContent).toContain("Thank you.");
  history.replaceState(null, "", "/");
});
