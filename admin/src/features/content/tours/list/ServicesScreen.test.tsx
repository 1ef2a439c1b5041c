import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aService } from "../../../../testing/records.ts";

const order = "PUT /api/tours/order";
const kayak = aService({ title: "Kayak", position: 2 });
const boat = aService({ title: "Boat", position: 1 });
const walk = aService({ title: "Walk", isShown: false });

const openList = async () => {
  const api = await startFakeApi();
  let stored = [walk, kayak, boat];
  api.answerBy("GET /api/services", () => ({ services: stored }));
  api.answerBy(order, ({ body }) => {
    const { ids } = JSON.parse(body) as { ids: string[] };
    stored = stored.map((one) => ({ ...one, position: ids.indexOf(one._id) + 1 }));
    return { message: "Order saved." };
  });
  signIn();
  const opened = openAdmin(adminPaths.services, api);
  await screen.findByText("Kayak");
  return {
    api,
    ...opened,
    sent: () => api.requests(order).map(({ body }) => JSON.parse(body).ids),
  };
};

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((node) => node.textContent);

test("lists tours in the visitors' order, saves a move and can undo it", async () => {
  const { user, sent } = await openList();
  expect(titles()).toEqual(["Boat", "Kayak", "Walk"]);
  await user.click(screen.getByRole("button", { name: "Move Kayak up" }));
  expect(titles()).toEqual(["Kayak", "Boat", "Walk"]);
  await screen.findByText("Order saved");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toEqual(["Boat", "Kayak", "Walk"]));
  await waitFor(() =>
    expect(sent()).toEqual([
      [kayak._id, boat._id, walk._id],
      [boat._id, kayak._id, walk._id],
    ]),
  );
});

test("reverts an order that could not be saved", async () => {
  const { api, user } = await openList();
  api.refuse(order, 503, { message: "Busy.", code: "unavailable" });
  await user.click(screen.getByRole("button", { name: "Move Boat down" }));
  expect(await screen.findByText("Couldn't save the order")).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(["Boat", "Kayak", "Walk"]));
});

test("each row links to a copy and to the tour's page, or shows that it is hidden", async () => {
  await openList();
  const [first, , third] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading"));
  const links = within(first!)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    `/update-service/${boat._id}`,
    `/service/${boat._id}`,
    `/create-service?copy=${boat._id}`,
  ]);
  expect(within(third!).getByText("Hidden")).toBeTruthy();
});
