import { afterEach, expect, test, vi } from "vitest";
import { beginVisit, readSource } from "./visit.ts";

const open = (address: string, referrer = "") => {
  history.replaceState(null, "", address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  beginVisit();
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.removeAttribute("data-topic");
  history.replaceState(null, "", "/");
});

test("combines the source of the visit's first page with the page of the form", () => {
  open(
    "/?utm_source=newsletter&utm_campaign=spring&email=ada",
    "https://www.google.com/search?q=a",
  );
  open("/service/kayak?utm_source=later", "https://other.test/");
  document.body.dataset.topic = "Kayak";
  expect(readSource()).toEqual({
    page: "/service/kayak",
    tour: "Kayak",
    referrer: "google.com",
    utm_source: "newsletter",
    utm_campaign: "spring",
  });
});

test("ignores links within the site and stores nothing for a direct visit", () => {
  open("/contact.html", `${location.origin}/services`);
  expect(sessionStorage).toHaveLength(0);
  expect(readSource()).toEqual({ page: "/contact" });
});

test("keeps the secret address of a proposal to itself", () => {
  open("/p/AbCdEfGhIjKlMnOpQrStUv");
  expect(readSource()).toEqual({ page: "/p" });
});

test("cuts a text that is too long for a message", () => {
  open(`/?utm_content=${"a".repeat(70_000)}`);
  expect(readSource()).toMatchObject({ utm_content: "a".repeat(100) });
});

test("ignores malformed stored data and works without storage", () => {
  sessionStorage.setItem("visit", "{");
  open("/?utm_source=a");
  expect(readSource()).toEqual({ page: "/", utm_source: "a" });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  open("/?utm_source=b");
  expect(readSource()).toEqual({ page: "/", utm_source: "b" });
});
