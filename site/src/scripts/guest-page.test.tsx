import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderProposal } from "../guest-pages/render.tsx";
import { proposalPage } from "../testing/guest-pages.ts";

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

const total = () => document.querySelector("output")?.value.replace("\u00a0", " ");
const isTotalShown = () => document.querySelector("output")?.parentElement?.hidden === false;
const choose = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

test("shows the total of what is chosen", async () => {
  await open();
  expect(isTotalShown()).toBe(false);
  choose("lodge");
  expect(isTotalShown()).toBe(true);
  expect(total()).toBe("US$ 400");
  choose("guide");
  choose("bike");
  expect(total()).toBe("US$ 465");
  choose("guide");
  expect(total()).toBe("US$ 425");
});

test("a single option has a total at once, and no discount makes it negative", async () => {
  await open(
    proposalPage({
      options: [{ id: "a", title: "", lines: [{ label: "Boat", quantity: 1, unitPrice: 15 }] }],
    }),
  );
  expect(total()).toBe("US$ 0");
  choose("guide");
  expect(total()).toBe("US$ 35");
});
