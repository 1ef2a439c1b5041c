import { screen, waitFor, within } from "@testing-library/react";
import type { TourService } from "shared/content/tours/tour-services";
import type { TourImport, TourImportRow } from "shared/content/tours/tour-transfer";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aService } from "../../../../testing/records.ts";

const row = (number: number, changes: Partial<TourImportRow> = {}): TourImportRow => ({
  row: number,
  id: `tour-${number}`,
  title: `Sample tour ${number}`,
  status: "new",
  changes: [],
  reason: null,
  doubts: [],
  ...changes,
});
const changed = row(3, { status: "changed", changes: ["minimumAge", "whatsapp"] });
const same = row(4, { status: "same" });
const reason = "Minimum age must be a whole number from 0 to 99.";
const refused = row(5, { status: "refused", reason });

const readRoute = "POST /api/tours/imports";
const applyRoute = "POST /api/tours/imports/one";

type Options = { services?: TourService[]; questions?: TourImport["questions"] };

const open = async (
  rows: TourImportRow[],
  { services = [aService()], questions = null }: Options = {},
) => {
  const api = await startFakeApi();
  signIn();
  api.answer(readRoute, { import: { _id: "one", rows, questions } }, 201);
  api.answer("GET /api/services", { services });
  const opened = openAdmin(adminPaths.toursImport, api);
  await screen.findByRole("button", { name: "Choose a file" });
  const choose = (name: string, content = "ID,Title\n") => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    return opened.user.upload(input, new File([content], name));
  };
  return { api, choose, ...opened };
};

const rowTexts = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((line) => line.textContent);

test("sends a table unchanged, and each row shows its changes", async () => {
  const { api, choose } = await open([row(2), changed, same]);
  await choose("tours.CSV", "ID,Title\ntour-2,Sample tour 2\n");
  expect(await screen.findByText(/1 new, 1 to change, 1 unchanged, 0 refused\./)).toBeTruthy();
  const [sent] = api.requests(readRoute);
  expect(sent?.headers["content-type"]).toBe("text/csv");
  expect(sent?.body).toBe("ID,Title\ntour-2,Sample tour 2\n");
  expect(rowTexts()).toEqual([
    "2Sample tour 2tour-2New",
    "3Sample tour 3tour-3Changedminimum age, WhatsApp",
  ]);
});

test("problems come first, and unchanged rows appear on request", async () => {
  const { choose, user } = await open([row(2), same, refused]);
  await choose("tours.csv");
  await screen.findByText(/Fix the refused rows in the file/);
  expect(rowTexts()).toEqual([`5Sample tour 5tour-5Refused${reason}`]);
  await user.click(screen.getByRole("radio", { name: "All" }));
  expect(rowTexts()).toEqual([
    `5Sample tour 5tour-5Refused${reason}`,
    "2Sample tour 2tour-2New",
    "4Sample tour 4tour-4Unchanged",
  ]);
});

test("a file without changes shows all its rows", async () => {
  const { choose } = await open([same]);
  await choose("tours.csv");
  await screen.findByText(/Nothing to import/);
  expect(rowTexts()).toEqual(["4Sample tour 4tour-4Unchanged"]);
});

test("a changed title appears with the title it replaces", async () => {
  const renamed = row(3, { status: "changed", changes: ["title"] });
  const stored = aService({ _id: renamed.id, title: "Old title" });
  const { choose } = await open([renamed], { services: [stored] });
  await choose("tours.csv");
  expect(await screen.findByText("Now: Old title")).toBeTruthy();
});

test("reports a price far from the others as a problem and in the confirmation", async () => {
  const doubt = "US$ 15,000 is far above your other prices in USD.";
  const { choose, user } = await open([row(2, { doubts: [doubt] }), changed]);
  await choose("tours.csv");
  await user.click(await screen.findByRole("button", { name: "Import 2 tours" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(
    question.getByText(/can't be undone\. Sample tour 2: US\$ 15,000 is far above/),
  ).toBeTruthy();
  expect(rowTexts()).toEqual([`2Sample tour 2tour-2New${doubt}`]);
});

test("imports tours after a confirmation and shows the result", async () => {
  const { api, choose, user } = await open([row(2), changed]);
  await choose("tours.zip");
  await user.click(await screen.findByRole("button", { name: "Import 2 tours" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/1 tour will be created and 1 changed.*can't be undone/)).toBeTruthy();
  expect(api.requests(applyRoute)).toEqual([]);
  const message = "1 tour created, 1 changed.";
  api.answer(applyRoute, { message, created: 1, changed: 1 });
  await user.click(question.getByRole("button", { name: "Import" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
});

test("shared questions come first and can be imported without any tour", async () => {
  const { choose, user } = await open([same], { questions: { status: "changed", count: 3 } });
  await choose("tours.zip");
  expect(await screen.findByRole("button", { name: "Import the shared questions" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "All" }));
  expect(rowTexts()).toEqual([
    "Shared questions3 questionsChanged",
    "4Sample tour 4tour-4Unchanged",
  ]);
  await user.click(screen.getByRole("radio", { name: "Problems" }));
  expect(rowTexts()).toEqual([]);
});

test("imports tours and questions together and omits unchanged questions", async () => {
  const { choose, user } = await open([row(2)], { questions: { status: "new", count: 1 } });
  await choose("tours.zip");
  const both = "Import 1 tour and the shared questions";
  await user.click(await screen.findByRole("button", { name: both }));
  expect(await screen.findByRole("alertdialog", { name: `${both}?` })).toBeTruthy();
});

test("a refused row blocks the import", async () => {
  const { choose } = await open([row(2), same, refused]);
  await choose("tours.csv");
  expect(await screen.findByText(/Fix the refused rows in the file/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});

test("a row links to its tour's current page, except for new and hidden tours", async () => {
  const shown = aService({ _id: changed.id, title: "As it is now" });
  const hidden = aService({ _id: same.id, isShown: false });
  const { choose, user } = await open([row(2), changed, same], { services: [shown, hidden] });
  await choose("tours.csv");
  await user.click(await screen.findByRole("radio", { name: "All" }));
  const view = await screen.findByRole("link", { name: "View on the site: As it is now" });
  expect(view.getAttribute("href")).toBe("/service/tour-3");
  expect(screen.getAllByText("View on the site")).toHaveLength(1);
});

test("a refused file shows the reason, and another kind of file is not sent", async () => {
  const { api, choose } = await open([]);
  await choose("tours.rar");
  api.refuse(readRoute, 400, {
    message: "The column “Prise” is unknown.",
    code: "validation_failed",
  });
  await choose("tours.csv");
  expect(await screen.findByText("The column “Prise” is unknown.")).toBeTruthy();
  expect(api.requests(readRoute)).toHaveLength(1);
});

test("a tour changed since the preview stops the import, and another file can be chosen", async () => {
  const { api, choose, user } = await open([changed]);
  api.answer("DELETE /api/tours/imports/one", { message: "Import discarded." });
  const message = "“Sample tour 3” was changed after the file was read.";
  api.refuse(applyRoute, 409, { message, code: "conflict" });
  await choose("tours.csv");
  await user.click(await screen.findByRole("button", { name: "Import 1 tour" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Import" }));
  expect(await screen.findByText("Nothing was imported.")).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Choose another file" }));
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
  await waitFor(() => expect(api.requests("DELETE /api/tours/imports/one")).toHaveLength(1));
});
