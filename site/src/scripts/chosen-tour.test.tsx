import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { InquiryForm } from "../islands/InquiryForm.tsx";

afterEach(() => {
  cleanup();
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

test("a tour that is booked from its page is filled in once", async () => {
  await openHome("/?tour=Kayak+%26+more&from=mtb#plan-your-tour");
  await waitFor(() => expect(destination().value).toBe("Kayak & more"));
  expect(location.search + location.hash).toBe("?from=mtb#plan-your-tour");
});

test("a destination that was typed stays", async () => {
  sessionStorage.setItem("message:inquiry", JSON.stringify({ texts: { destination: "Idjwi" } }));
  await openHome("/?tour=Kayak");
  await vi.dynamicImportSettled();
  expect(destination().value).toBe("Idjwi");
});

test("an inquiry that waits to be sent is not changed by a booking", async () => {
  const draft = { texts: { email: "ada@example.org" }, waits: true };
  sessionStorage.setItem("message:inquiry", JSON.stringify(draft));
  await openHome("/?tour=Kayak");
  await vi.dynamicImportSettled();
  expect(destination().value).toBe("");
  expect(location.search).toBe("");
});
