import { screen, waitFor } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPhoto, aService } from "../../../testing/records.ts";

const photo = aPhoto({ title: "Fishermen singing" });
const picture = () => new File(["bytes"], "lake.jpg", { type: "image/jpeg" });
const title = () => screen.findByRole("textbox", { name: "Title" });
const pictureInput = () => document.querySelector<HTMLInputElement>("input[type=file]")!;

const open = async (path: string) => {
  const api = await startFakeApi();
  api.answer("GET /api/gallery", { gallery: [photo] });
  api.answer(`GET /api/gallery/${photo._id}`, photo);
  api.answer("GET /api/services", {
    services: [
      aService({ _id: "night-boat", title: "Night boat" }),
      aService({ _id: "hike", title: "Hike" }),
    ],
  });
  signIn();
  return { api, ...openAdmin(path, api) };
};

test("a new photo requires a title and a picture", async () => {
  const { api, user } = await open(adminPaths.createGallery);
  await title();
  await user.click(screen.getByRole("button", { name: "Upload" }));
  expect(await screen.findByText("Title is required.")).toBeTruthy();
  expect(screen.getByText("Choose a photo.")).toBeTruthy();
  expect(api.requests("POST /api/gallery")).toEqual([]);
});

test("uploads a photo and hides the success text after two seconds", async () => {
  const { api, user } = await open(adminPaths.createGallery);
  api.answer("POST /api/gallery", { message: "ok", item: photo }, 201);
  await user.type(await title(), "The bay");
  await user.upload(pictureInput(), picture());
  await user.click(screen.getByRole("button", { name: "Upload" }));
  const success = "Photo uploaded successfully!";
  expect(await screen.findByText(success)).toBeTruthy();
  expect(api.requests("POST /api/gallery")[0]?.body).toContain('filename="lake.jpg"');
  expect(await title()).toHaveProperty("value", "");
  await waitFor(() => expect(screen.queryByText(success)).toBeNull(), { timeout: 10_000 });
});

test("links a photo to a tour", async () => {
  const { api, user } = await open(pathTo.updateGallery(photo._id));
  api.answer(`PUT /api/gallery/${photo._id}`, { message: "ok", item: photo });
  await title();
  await user.click(screen.getByRole("combobox", { name: "Tour" }));
  await user.click(await screen.findByRole("option", { name: "Night boat" }));
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(api.requests(`PUT /api/gallery/${photo._id}`)).toHaveLength(1));
  expect(api.requests(`PUT /api/gallery/${photo._id}`)[0]?.body).toContain("night-boat");
});

test("reuses the idempotency key for an unchanged photo, and not for a changed or new one", async () => {
  const { api, user } = await open(adminPaths.createGallery);
  const route = "POST /api/gallery";
  const upload = () => user.click(screen.getByRole("button", { name: "Upload" }));
  const lose = () => api.refuse(route, 503, { message: "Busy.", code: "unavailable" });
  const file = picture();
  lose();
  await user.type(await title(), "The bay");
  await user.upload(pictureInput(), file);
  await upload();
  await screen.findByText("Error: Busy.");
  await upload();
  await waitFor(() => expect(api.requests(route)).toHaveLength(2));
  await screen.findByText("Error: Busy.");
  await user.upload(pictureInput(), new File(["more bytes"], "lake.jpg", { type: "image/jpeg" }));
  api.answer(route, { message: "ok", item: photo }, 201);
  await upload();
  await waitFor(async () => expect(await title()).toHaveProperty("value", ""));
  lose();
  await user.type(await title(), "The bay");
  await user.upload(pictureInput(), file);
  await upload();
  await screen.findByText("Error: Busy.");
  const keys = api.requests(route).map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test("choosing a photo switches to edit mode", async () => {
  const { api, user } = await open(adminPaths.createGallery);
  const route = `PUT /api/gallery/${photo._id}`;
  api.refuse(route, 500, { message: "", code: "internal" });
  await user.click(await screen.findByRole("link", { name: "Edit Fishermen singing" }));
  expect(await screen.findByRole("heading", { name: "Update Photo" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Error: Failed to update data")).toBeTruthy();
  api.answer(route, { message: "ok", item: photo });
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Photo updated successfully!")).toBeTruthy();
});

test("reopening a photo causes no conflict with an outdated list", async () => {
  const { api, user } = await open(adminPaths.createGallery);
  const edit = await screen.findByRole("link", { name: "Edit Fishermen singing" });
  const newer = { ...photo, title: "At night", updatedAt: "2030-01-01T00:00:00.000Z" };
  api.answer(`GET /api/gallery/${photo._id}`, newer);
  api.answer(`PUT /api/gallery/${photo._id}`, { message: "ok", item: newer });
  await user.click(edit);
  await screen.findByRole("heading", { name: "Update Photo" });
  expect(await title()).toHaveProperty("value", "At night");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("Photo updated successfully!");
  const [sent] = api.requests(`PUT /api/gallery/${photo._id}`);
  expect(sent?.headers["if-unmodified-since-revision"]).toBe(newer.updatedAt);
});

test("a missing photo leads back to a new one; a failed one can be loaded again", async () => {
  const { api, user, address } = await open(pathTo.editPhoto("gone"));
  api.refuse("GET /api/gallery/busy", 503, { message: "Busy.", code: "unavailable" });
  expect(await screen.findByText("Invalid photo data received")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /again/ }));
  expect(await screen.findByRole("heading", { name: "Upload Photo" })).toBeTruthy();
  expect(address()).toBe(adminPaths.createGallery);
  openAdmin(pathTo.editPhoto("busy"), api);
  expect(await screen.findByText("Failed to fetch gallery item.")).toBeTruthy();
  expect(screen.getByText("Busy.")).toBeTruthy();
});

test("a changed gallery card updates the dashboard", async () => {
  const { api, user, address } = await open(pathTo.updateGallery(photo._id));
  const route = `PUT /api/gallery/${photo._id}`;
  api.answer(route, { message: "ok", item: photo });
  await user.type(await title(), " at night");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Gallery card updated successfully!")).toBeTruthy();
  expect(api.requests(route)[0]?.headers["if-unmodified-since-revision"]).toBe(photo.updatedAt);
  await waitFor(() => expect(address()).toBe("/admin-panel"), { timeout: 10_000 });
});

test("a new picture keeps a title that somebody else has changed since", async () => {
  const { api, user } = await open(pathTo.updateGallery(photo._id));
  const route = `PUT /api/gallery/${photo._id}`;
  const current = { ...photo, title: "Theirs", updatedAt: "2030-01-01T00:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await title();
  const file = new File(["bytes"], "lake.jpg", { type: "image/jpeg" });
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText(/It changed different fields/)).toBeTruthy();
  expect(await title()).toHaveProperty("value", "Theirs");
  expect(screen.queryByRole("region")).toBeNull();
});

test("a conflict over a photo's tour names the tours by title", async () => {
  const { api, user } = await open(pathTo.updateGallery(photo._id));
  const route = `PUT /api/gallery/${photo._id}`;
  const current = { ...photo, tour: "hike", updatedAt: "2030-01-01T00:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await title();
  await user.click(screen.getByRole("combobox", { name: "Tour" }));
  await user.click(await screen.findByRole("option", { name: "Night boat" }));
  await user.click(screen.getByRole("button", { name: "Update" }));
  const tours = await screen.findByRole("region", { name: "Tour" });
  expect(tours.textContent).toContain("Night boat");
  expect(tours.textContent).toContain("Hike");
  expect(tours.textContent).not.toContain("night-boat");
});

test("takes over a focal point that only the other version changed", async () => {
  const { api, user } = await open(pathTo.updateGallery(photo._id));
  const pointed = (x: number) => ({
    ...photo,
    image: { ...photo.image, focalPoint: { x, y: 50 } },
  });
  api.answer(`GET /api/gallery/${photo._id}`, pointed(20));
  const route = `PUT /api/gallery/${photo._id}`;
  const current = { ...pointed(80), updatedAt: "2030-01-01T00:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(await title(), " at dawn");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText(/It changed different fields/)).toBeTruthy();
  const item = { ...current, title: `${photo.title} at dawn` };
  api.answer(route, { message: "ok", item });
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(api.requests(route)).toHaveLength(2));
  expect(api.requests(route)[1]?.body).not.toContain("focalPoint");
});

test("choosing another photo asks before discarding changes", async () => {
  const other = aPhoto({ title: "Fruit bats" });
  const { api, user, address, refetch } = await open(pathTo.editPhoto(photo._id));
  await user.type(await title(), " at night");
  api.answer("GET /api/gallery", { gallery: [photo, other] });
  api.answer(`GET /api/gallery/${other._id}`, other);
  await refetch();
  const choose = await screen.findByRole("link", { name: "Edit Fruit bats" });
  await user.click(choose);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe(pathTo.editPhoto(photo._id));
  expect(await title()).toHaveProperty("value", "Fishermen singing at night");
  await user.click(choose);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(async () => expect(await title()).toHaveProperty("value", "Fruit bats"));
});

test("keeps the form open when its photo disappears from the list", async () => {
  const { api, user, refetch } = await open(pathTo.editPhoto(photo._id));
  await user.type(await title(), " at night");
  api.answer("GET /api/gallery", { gallery: [] });
  await refetch();
  await screen.findByText("No photos yet. Add your first one.");
  expect(await title()).toHaveProperty("value", "Fishermen singing at night");
});
