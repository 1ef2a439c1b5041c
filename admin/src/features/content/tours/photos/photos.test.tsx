import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../../lib/app/paths.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aService, aTourPhoto, picture } from "../../../../testing/records.ts";

const upload = "POST /api/pictures";
const loaded = aService({
  title: "Kayak",
  photos: [aTourPhoto({ picture: "boat", caption: "The boat" }), aTourPhoto({ picture: "bats" })],
});
const route = `PUT /api/services/${loaded._id}`;

/** The server stores each picture under its file's name when the test releases it. */
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
  // This field is in the last section, which renders after the first.
  await screen.findByLabelText(/^WhatsApp/);
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
      fireEvent.click(submit());
      await screen.findByText("Service updated successfully!");
      const json = /name="photos"\r\n\r\n(.*)\r\n/.exec(api.requests(route).at(-1)?.body ?? "");
      return JSON.parse(json?.[1] ?? "null");
    },
  };
};

const jpeg = (name: string) => new File(["a photo"], `${name}.jpg`, { type: "image/jpeg" });
const input = () => document.querySelector<HTMLInputElement>("input[multiple]")!;
/* By label: a search by role is slow on the whole editor. */
const photo = (number: number) => within(screen.getByLabelText(`Photo ${number}`));
const submit = () => document.querySelector<HTMLButtonElement>("[type=submit]")!;
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

test("uploads two photos at a time and keeps them in the chosen order", async () => {
  const { choose, arrive, mostAtOnce, sentPhotos } = await openPhotos();
  await choose("one", "two", "three", "four");
  expect(screen.getByText("Uploading 4 photos…")).toBeTruthy();
  expect(submit()).toHaveProperty("disabled", true);
  for (const name of ["two", "three", "one", "four"]) await arrive(name);
  expect(mostAtOnce()).toBe(2);
  fireEvent.change(photo(3).getByLabelText("Caption"), { target: { value: "At dawn" } });
  fireEvent.change(photo(3).getByLabelText("Alternative text"), {
    target: { value: "A kayak on calm water" },
  });
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

test("a decorative photo needs no alternative text", async () => {
  const { user, sentPhotos } = await openPhotos();
  await user.click(photo(1).getByLabelText("Decorative"));
  expect(photo(1).getByLabelText("Alternative text")).toHaveProperty("disabled", true);
  expect(await sentPhotos()).toMatchObject([{ picture: "boat", decorative: true }, { alt: "" }]);
});

test("opens a decorative photo with its mark", async () => {
  const photos = [aTourPhoto({ picture: "boat", alt: "" }), aTourPhoto({ picture: "bats" })];
  await openPhotos({ ...loaded, photos });
  expect(photo(1).getByLabelText("Decorative")).toHaveProperty("checked", true);
  expect(photo(2).getByLabelText("Decorative")).toHaveProperty("checked", false);
});

test("an arriving photo does not interrupt typing a caption", async () => {
  const { choose, arrive } = await openPhotos();
  await choose("pier");
  const caption = photo(2).getByLabelText("Caption");
  caption.focus();
  await arrive("pier");
  expect(await screen.findByLabelText("Photo 3")).toBeTruthy();
  expect(document.activeElement).toBe(caption);
});

test("the first photo is the main one; another can replace it, and a removed one can be restored", async () => {
  const { sentPhotos } = await openPhotos();
  expect(photo(1).getByText("Main photo")).toBeTruthy();
  press("Move photo 2 up");
  expect(photo(2).getByLabelText("Caption")).toHaveProperty("value", "The boat");
  press("Remove photo 2");
  expect(screen.queryByLabelText("Photo 2")).toBeNull();
  fireEvent.click(screen.getByText("Undo"));
  expect(await sentPhotos()).toMatchObject([{ picture: "bats" }, { picture: "boat" }]);
});

test("a refused photo shows the reason and a retry, except for an empty file", async () => {
  const { api, user, choose, sentPhotos } = await openPhotos();
  api.refuse(upload, 503, { message: "The disk is full.", code: "unavailable" });
  await choose("pier");
  expect(await screen.findByText("The disk is full.")).toBeTruthy();
  expect(screen.getByText("1 photo failed to upload")).toBeTruthy();
  api.answer(upload, { picture: { _id: "pier", imageFile: picture.src, image: picture } }, 201);
  press("Try pier.jpg again");
  await screen.findByLabelText("Photo 3");

  await user.upload(input(), new File([], "empty.jpg", { type: "image/jpeg" }));
  expect(await screen.findByText(/^“empty.jpg” is empty/)).toBeTruthy();
  expect(screen.queryByLabelText("Try empty.jpg again")).toBeNull();
  press("Remove empty.jpg");
  expect(await sentPhotos()).toHaveLength(3);
});

test("an upload can be cancelled, and leaving during one asks first", async () => {
  const { user, choose, address } = await openPhotos();
  await choose("pier");
  await user.click(screen.getByRole("link", { name: "View Bookings" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe(pathTo.updateService(loaded._id));
  press("Cancel pier.jpg");
  await waitFor(() => expect(screen.queryByText("pier.jpg")).toBeNull());
  expect(screen.getByText("No changes")).toBeTruthy();
});

test("names a photo that the server no longer has", async () => {
  const { api } = await openPhotos();
  const issues = [{ path: "photos.1.picture", message: "This photo is no longer stored." }];
  api.refuse(route, 400, { message: "Please look.", code: "validation_failed", issues });
  fireEvent.click(submit());
  expect(await photo(2).findByText("This photo is no longer stored.")).toBeTruthy();
});

test("uploaded photos survive a reload, and an edit conflict can take either version", async () => {
  const { api, choose, arrive } = await openPhotos();
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
  fireEvent.click(submit());
  const versions = within(await screen.findByRole("region", { name: "Photos" }));
  expect(versions.getAllByRole("img")).toHaveLength(4);
  press("Use this: Photos");
  expect(screen.queryByLabelText("Photo 2")).toBeNull();
});
