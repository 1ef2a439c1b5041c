import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService, aTourPhoto, picture } from "../../../testing/records.ts";

const upload = "POST /api/pictures";
const loaded = aService({
  title: "Kayak",
  photos: [aTourPhoto({ picture: "boat", caption: "The boat" }), aTourPhoto({ picture: "bats" })],
});
const route = `PUT /api/services/${loaded._id}`;

/** The server takes a picture under the name of its file, once the test lets it. */
const openPhotos = async (service = loaded) => {
  const api = await startFakeApi();
  const held = new Map<string, () => void>();
  let atOnce = 0;
  let mostAtOnce = 0;
  api.answer(`GET /api/services/${service._id}`, service);
  api.answer("GET /api/services", { services: [service] });
  api.answer(route, { message: "ok", service });
  api.answerBy(upload, async ({ body }) => {
    const name = /filename="(.*?)\.jpg"/.exec(body)?.[1] ?? "";
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise<void>((resolve) => held.set(name, resolve));
    atOnce -= 1;
    return { picture: { _id: name, imageFile: picture.src, image: picture } };
  });
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  await screen.findByRole("textbox", { name: "Title" });
  const arrive = async (name: string) => {
    await waitFor(() => expect(held.has(name)).toBe(true));
    held.get(name)?.();
    await waitFor(() => expect(screen.queryByText(`${name}.jpg`)).toBeNull());
  };
  return {
    api,
    ...opened,
    arrive,
    mostAtOnce: () => mostAtOnce,
    choose: (...names: string[]) => opened.user.upload(input(), names.map(jpeg)),
    sentPhotos: async () => {
      await opened.user.click(screen.getByRole("button", { name: "Update Service" }));
      await screen.findByText("Service updated successfully!");
      const json = /name="photos"\r\n\r\n(.*)\r\n/.exec(api.requests(route).at(-1)?.body ?? "");
      return JSON.parse(json?.[1] ?? "null");
    },
  };
};

const jpeg = (name: string) => new File(["a photo"], `${name}.jpg`, { type: "image/jpeg" });
const input = () => document.querySelector<HTMLInputElement>("input[multiple]")!;
const photo = (number: number) => within(screen.getByRole("group", { name: `Photo ${number}` }));
const button = (name: string) => screen.getByRole("button", { name });

test("many photos are sent by themselves, two at once, and stand in the order in which they were chosen", async () => {
  const { user, choose, arrive, mostAtOnce, sentPhotos } = await openPhotos();
  await choose("one", "two", "three", "four");
  expect(screen.getByText("Sending 4 photos…")).toBeTruthy();
  expect(button("Update Service")).toHaveProperty("disabled", true);
  for (const name of ["two", "three", "one", "four"]) await arrive(name);
  expect(mostAtOnce()).toBe(2);
  await user.click(photo(3).getByRole("textbox", { name: "Caption" }));
  await user.paste("At dawn");
  await user.click(photo(3).getByRole("textbox", { name: "Alternative text" }));
  await user.paste("A kayak on calm water");
  const sent = await sentPhotos();
  expect(sent.map(({ picture }: { picture: string }) => picture)).toEqual([
    "boat",
    "bats",
    "one",
    "two",
    "three",
    "four",
  ]);
  expect(sent[2]).toEqual({ picture: "one", caption: "At dawn", alt: "A kayak on calm water" });
});

test("the first photo is the main one; another takes its place, and a removed one comes back", async () => {
  const { user, sentPhotos } = await openPhotos();
  expect(photo(1).getByText("Main photo")).toBeTruthy();
  await user.click(button("Move photo 2 up"));
  expect(photo(2).getByRole("textbox", { name: "Caption" })).toHaveProperty("value", "The boat");
  await user.click(button("Remove photo 2"));
  expect(screen.queryByRole("group", { name: "Photo 2" })).toBeNull();
  await user.click(button("Undo"));
  expect(await sentPhotos()).toMatchObject([{ picture: "bats" }, { picture: "boat" }]);
});

test("a photo that the server refuses says why and can be tried again; an empty file cannot", async () => {
  const { api, user, choose, sentPhotos } = await openPhotos();
  api.refuse(upload, 503, { message: "The disk is full.", code: "unavailable" });
  await choose("pier");
  expect(await screen.findByText("The disk is full.")).toBeTruthy();
  expect(screen.getByText("1 photo could not be sent")).toBeTruthy();
  api.answer(upload, { picture: { _id: "pier", imageFile: picture.src, image: picture } }, 201);
  await user.click(button("Try pier.jpg again"));
  await screen.findByRole("group", { name: "Photo 3" });

  await user.upload(input(), new File([], "empty.jpg", { type: "image/jpeg" }));
  expect(await screen.findByText(/^“empty.jpg” is empty/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try empty.jpg again" })).toBeNull();
  await user.click(button("Remove empty.jpg"));
  expect(await sentPhotos()).toHaveLength(3);
});

test("a photo is cancelled while it is sent; leaving meanwhile asks first", async () => {
  const { user, choose, address } = await openPhotos();
  await choose("pier");
  await user.click(screen.getByRole("link", { name: "View Bookings" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe(pathTo.updateService(loaded._id));
  await user.click(button("Cancel pier.jpg"));
  await waitFor(() => expect(screen.queryByText("pier.jpg")).toBeNull());
  expect(screen.getByText("No changes")).toBeTruthy();
});

test("a photo that the server no longer has is named", async () => {
  const { api, user } = await openPhotos();
  const issues = [{ path: "photos.1.picture", message: "This photo is no longer stored." }];
  api.refuse(route, 400, { message: "Please look.", code: "validation_failed", issues });
  await user.click(button("Update Service"));
  expect(await photo(2).findByText("This photo is no longer stored.")).toBeTruthy();
});

test("sent photos outlive a reload, and after a conflict either version can be had", async () => {
  const { api, user, choose, arrive } = await openPhotos();
  await choose("pier");
  await arrive("pier");
  const draft = Object.entries(sessionStorage).find(([key]) => key.includes(loaded._id));
  expect(draft?.[1]).toContain('"picture":"pier"');

  const current = {
    ...loaded,
    updatedAt: "2026-11-21T08:00:00.000Z",
    photos: loaded.photos.slice(0, 1),
  };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.click(button("Update Service"));
  const versions = within(await screen.findByRole("region", { name: "Photos" }));
  expect(versions.getAllByRole("img")).toHaveLength(4);
  await user.click(button("Take this: Photos"));
  expect(screen.queryByRole("group", { name: "Photo 2" })).toBeNull();
});
