import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { DirectionsSection } from "./DirectionsSection.tsx";

const route = "PUT /api/settings";

const bus = { from: "Kigali", to: "Kibuye", by: "bus", text: "About three hours." };
const walk = { ...bus, from: "Rubavu", by: "foot", text: "Five days." };

const open = async () => {
  const api = await startFakeApi();
  api.answer(route, { message: "Settings saved.", version: "two" });
  const settings = { directions: { ways: [bus], lastStretch: null } };
  const children = [{ path: "/", Component: DirectionsSection }];
  openRoutes([{ Component: AlertArea, children }], "/", api, { settings });
  fireEvent.click((await screen.findByText("Add route")).closest("button")!);
  const fields = within(await screen.findByLabelText("Route 2"));
  const type = (label: string, value: string) =>
    fireEvent.change(fields.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByText("Save").closest("button")!);
  const sent = () => api.requests(route).map(({ body }) => JSON.parse(body).value);
  return { fields, type, save, sent };
};

test("saves the ways in their order and the last stretch", async () => {
  const { type, save, sent } = await open();
  type("From", walk.from);
  type("To", walk.to);
  type("By", walk.by);
  type("Directions", walk.text);
  fireEvent.change(screen.getByLabelText("The last stretch"), { target: { value: "Downhill." } });
  save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()).toEqual([{ ways: [bus, walk], lastStretch: "Downhill." }]);
});

test("leaves out a blank way and refuses an incomplete one", async () => {
  const { fields, type, save, sent } = await open();
  type("From", "Rusizi");
  save();
  expect(await fields.findByText("Text of the directions is required.")).toBeTruthy();
  expect(sent()).toEqual([]);
  type("From", "");
  save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()).toEqual([{ ways: [bus], lastStretch: null }]);
});
