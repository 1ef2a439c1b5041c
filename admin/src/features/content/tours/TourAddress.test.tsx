import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService } from "../../../testing/records.ts";

const service = aService({
  _id: "kayak",
  title: "Kayak",
  detailPage: "/service/kayak",
  updatedAt: "2026-11-20T07:00:00.000Z",
});
const route = "PUT /api/services/kayak/address";

const open = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/services/kayak", service);
  api.answer("GET /api/services", { services: [service] });
  signIn();
  const opened = openAdmin(pathTo.updateService("kayak"), api);
  await screen.findByRole("textbox", { name: "Title" });
  const askFor = async (slug: string) => {
    await opened.user.click(screen.getByRole("button", { name: "Change address" }));
    const field = await screen.findByLabelText(/^New address/);
    fireEvent.change(field, { target: { value: slug } });
    await opened.user.click(screen.getAllByRole("button", { name: "Change address" }).at(-1)!);
  };
  return { api, askFor, ...opened };
};

test("keeps unsaved text when the address changes", async () => {
  const { api, askFor, user } = await open();
  await user.type(screen.getByRole("textbox", { name: "Title" }), " at dawn");
  const updatedAt = "2026-11-20T08:00:00.000Z";
  const moved = { ...service, slug: "dawn", detailPage: "/service/dawn", updatedAt };
  api.answer(route, { message: "Address changed.", service: moved });
  await askFor("dawn");
  expect(await screen.findByText("/service/dawn")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]?.body ?? "")).toEqual({
    slug: "dawn",
    readAt: service.updatedAt,
  });
  expect(api.requests("PUT /api/services/kayak")).toEqual([]);
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveProperty("value", "Kayak at dawn");
  expect(screen.getByRole("textbox", { name: "Detail page URL" })).toHaveProperty(
    "value",
    "/service/dawn",
  );
  api.answer("PUT /api/services/kayak", { message: "ok", service: moved });
  await user.click(screen.getByRole("button", { name: "Update Service" }));
  await screen.findByText("Service updated successfully!");
  const [sent] = api.requests("PUT /api/services/kayak");
  expect(sent?.headers["if-unmodified-since-revision"]).toBe(updatedAt);
  expect(sent?.body).toContain("Kayak at dawn");
});

test("an address that is taken is refused beside its field", async () => {
  const { api, askFor } = await open();
  const message = "The tour “Bike” has this address.";
  const issues = [{ path: "slug", message }];
  api.refuse(route, 400, { message, code: "validation_failed", issues });
  await askFor("bike");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(/The old address will lead here/)).toBeTruthy();
});

test("a tour that someone else changed keeps its address and says so", async () => {
  const { api, askFor } = await open();
  const current = { ...service, title: "Other" };
  const message = "Someone else changed this in the meantime.";
  api.refuse(route, 409, { message, code: "edit_conflict", current });
  await askFor("dawn");
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Couldn't change the address.")).toBeTruthy());
});
