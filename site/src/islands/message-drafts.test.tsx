import { cleanup, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createMessageDraft } from "../forms/messages/message-draft.ts";
import {
  comeOnline,
  field,
  fillIn,
  keysOf,
  leave,
  open,
  openWaiting,
  place,
  reload,
  status,
  stored,
  submit,
  success,
  texts,
  typed,
} from "../testing/contact-form.tsx";
import { startApi } from "../testing/start-api.ts";
import { ContactForm } from "./ContactForm.tsx";

afterEach(leave);

test("restores typed text after a reload and forgets it once sent", async () => {
  await using api = await startApi(stored);
  open(api.url);
  await fillIn();
  reload(api.url);
  expect(texts()).toEqual(typed);
  expect(api.calls).toEqual([]);
  await submit();
  await waitFor(() => expect(status()).toBe(success));
  expect(sessionStorage.length).toBe(0);
  reload(api.url);
  expect(texts()).toEqual(["", "", ""]);
});

test("never replaces text typed before hydration with an older draft", async () => {
  open();
  await fillIn();
  cleanup();
  document.body.innerHTML = "<div></div>";
  const container = document.body.querySelector("div")!;
  const { renderToString } = await import("react-dom/server");
  container.innerHTML = renderToString(<ContactForm />);
  container.querySelector("textarea")!.value = "Are you open in May?";
  render(<ContactForm />, { container, hydrate: true });
  expect(texts()).toEqual(["Ada", "ada@example.org", "Are you open in May?"]);
  reload();
  expect(field("Message").value).toBe("Are you open in May?");
});

test.each(["{", "null", "7", '"text"', "[]", '{"texts":7}', '{"texts":{"name":7},"sent":[]}'])(
  "works if the browser has stored %s",
  async (rubbish) => {
    sessionStorage.setItem(place, rubbish);
    await using api = await startApi(stored);
    open(api.url);
    expect(texts()).toEqual(["", "", ""]);
    await fillIn();
    await submit();
    await waitFor(() => expect(status()).toBe(success));
  },
);

test("works if the browser stores nothing", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("No", "SecurityError");
  });
  await using api = await openWaiting(stored);
  comeOnline();
  await waitFor(() => expect(status()).toBe(success));
  expect(api.calls).toHaveLength(2);
  expect(keysOf(api.calls).size).toBe(1);
});

test("does not restore an older text if storage was too full for the new one", async () => {
  open();
  await fillIn();
  const storage = sessionStorage;
  const full: Storage = {
    length: 0,
    key: () => null,
    clear: () => storage.clear(),
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  };
  vi.spyOn(window, "sessionStorage", "get").mockReturnValue(full);
  await userEvent.type(field("Message"), " And helmets?");
  reload();
  expect(texts()).toEqual(["", "", ""]);
});

test("does not send a draft removed by another page after the visitor types again", () => {
  const draft = createMessageDraft("contact");
  const sent = { text: "Old words.", key: "a-key", firstAt: 1, lastAt: 2 };
  draft.update({ texts: { message: "Old words." }, waits: true, sent });
  sessionStorage.clear();
  draft.update({ texts: { message: "New words." } });
  expect(draft.current()).toEqual({ texts: { message: "New words." } });
});
