import { screen } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test, vi } from "vitest";
import * as files from "../../../../components/download/download-file.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";

const open = async () => {
  const api = await startFakeApi();
  signIn();
  const opened = openAdmin(adminPaths.toursImport, api);
  const choose = async (name: RegExp) =>
    opened.user.click(await screen.findByRole("button", { name }));
  return { api, choose };
};

test.each([
  [/^Archive/, "archive", "zip"],
  [/^Table/, "csv", "csv"],
])("%s downloads a file named after the day", async (name, what, ending) => {
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  const { api, choose } = await open();
  api.answer(`GET /api/tours/export/${what}`, "the tours");
  await choose(name);
  expect(await screen.findByText("The tours are in your downloads (1 kB).")).toBeTruthy();
  const [file, fileName] = keep.mock.calls[0]!;
  expect(await file.text()).toBe("the tours");
  expect(fileName).toMatch(new RegExp(`^tours-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
});

test("a failed export shows the reason", async () => {
  const { api, choose } = await open();
  const refusal = { message: "The database is busy.", code: "unavailable" } as const;
  api.refuse("GET /api/tours/export/archive", 503, refusal);
  await choose(/^Archive/);
  expect(await screen.findByText("The database is busy.")).toBeTruthy();
});
