import { fireEvent, screen, within } from "@testing-library/react";
import { firstTemplates } from "shared/inbox/answer-templates";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { AnswersSection } from "./AnswersSection.tsx";

test("saves a template with its attached file", async () => {
  const api = await startFakeApi();
  const route = "PUT /api/settings";
  api.answer(route, { message: "Settings saved.", version: "two" });
  const prices = { _id: "prices", name: "prices.pdf", type: "application/pdf", bytes: 20_000 };
  api.answer("POST /api/conversation-files", { message: "File uploaded.", file: prices }, 201);
  const children = [{ path: "/", Component: AnswersSection }];
  const { user } = openRoutes([{ Component: AlertArea, children }], "/", api);
  await screen.findByDisplayValue("Yes, we have room");
  const first = screen.getByLabelText("Template 1");
  const input = first.querySelector<HTMLInputElement>("input[type=file]");
  await user.upload(input!, new File(["%PDF-"], "prices.pdf", { type: "application/pdf" }));
  const list = await within(first).findByRole("list", { name: "Attached files" });
  expect(list.textContent).toContain("prices.pdf");
  fireEvent.click(screen.getByText("Save").closest("button")!);
  await screen.findByText("Saved. It will be live in a moment.");
  const [sent] = api.requests(route).map(({ body }) => JSON.parse(body).value.templates);
  const [changed, ...others] = firstTemplates;
  expect(sent).toEqual([{ ...changed, files: [prices] }, ...others]);
});

test("starts with three templates and adds another one", async () => {
  const api = await startFakeApi();
  const route = "PUT /api/settings";
  api.answer(route, { message: "Settings saved.", version: "two" });
  const children = [{ path: "/", Component: AnswersSection }];
  openRoutes([{ Component: AlertArea, children }], "/", api);
  await screen.findByDisplayValue("Yes, we have room");
  fireEvent.click(screen.getByText("Add template").closest("button")!);
  const added = within(screen.getByLabelText("Template 4"));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(added.getByLabelText(label), { target: { value } });
  type(/^Name/, "Rain");
  type(/^Text/, "{tour} takes place in any weather.");
  fireEvent.click(screen.getByText("Save").closest("button")!);
  await screen.findByText("Saved. It will be live in a moment.");
  const sent = api.requests(route).map(({ body }) => JSON.parse(body).value.templates);
  const rain = { name: "Rain", text: "{tour} takes place in any weather.", files: [] };
  expect(sent).toEqual([[...firstTemplates, rain]]);
});
