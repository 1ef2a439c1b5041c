import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { InquiryForm } from "../islands/InquiryForm.tsx";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const destination = () => screen.getByLabelText<HTMLInputElement>("Destination");

const openHome = async (address: string) => {
  cleanup();
  history.replaceState(null, "", address);
  render(
    <div id="plan-your-tour">
      <InquiryForm promise="We answer soon." />
    </div>,
  );
  vi.resetModules();
  await import("./chosen-tour.ts");
};

test("fills in a tour booked from its page once", async () => {
  await openHome("/?tour=Kayak+%26+more&from=mtb#plan-your-tour");
  await waitFor(() => expect(destination().value).toBe("Kayak & more"));
  expect(location.search + location.hash).toBe("?from=mtb#plan-your-tour");
});

const store = (draft: object) => sessionStorage.setItem("message:inquiry", JSON.stringify(draft));
const stored = () => JSON.parse(sessionStorage.getItem("message:inquiry") ?? "null");

test("replaces only an earlier destination with the booked tour", async () => {
  store({ texts: { destination: "Idjwi", email: "ada@example.org" } });
  await openHome("/?tour=Kayak");
  await waitFor(() => expect(destination().value).toBe("Kayak"));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
});

test("keeps the chosen tour for the next page if the form's script has not run", async () => {
  history.replaceState(null, "", "/?tour=Kayak");
  document.body.innerHTML = '<div id="plan-your-tour"><input name="destination"></div>';
  vi.resetModules();
  await import("./chosen-tour.ts");
  await waitFor(() => expect(stored()).toMatchObject({ texts: { destination: "Kayak" } }));
});

test("does not change an inquiry that is waiting to be sent", async () => {
  store({ texts: { email: "ada@example.org" }, waits: true });
  await openHome("/?tour=Kayak");
  await vi.dynamicImportSettled();
  expect(destination().value).toBe("");
  expect(location.search).toBe("");
});
