import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { limits } from "shared/limits";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import type { Canvas } from "../../lib/pictures/prepare-picture.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aPhoto } from "../../testing/records.ts";
import { createSlowCanvas } from "../../testing/slow-canvas.ts";

const route = "POST /api/gallery";
const large = (name: string) => new File(["x".repeat(100)], name, { type: "image/png" });
const lake = () => new File(["bytes"], "lake.jpg", { type: "image/jpeg" });
const chooser = () => screen.findByRole("button", { name: /^Choose (a|another) photo$/ });

const open = async (canvas?: Canvas) => {
  const api = await startFakeApi();
  api.answer("GET /api/gallery", { gallery: [] });
  signIn();
  const opened = openAdmin(adminPaths.createGallery, api, { canvas });
  await chooser();
  return { api, ...opened };
};

const dropped = (files: File[]) => ({ dataTransfer: { files, types: ["Files"] } });
const drop = async (file: File) => fireEvent.drop(await chooser(), dropped([file]));

test("previews a dropped picture and can remove it", async () => {
  const { user } = await open();
  fireEvent.dragOver(await chooser(), dropped([lake()]));
  expect(screen.getByText("Drop to use these photos.")).toBeTruthy();
  await drop(lake());
  expect(await screen.findByAltText("Preview of lake.jpg")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove photo" }));
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
  expect(document.activeElement).toBe(await chooser());
});

test("keeps the page when a file is dropped beside the field", async () => {
  await open();
  const event = createEvent.drop(document.body, dropped([lake()]));
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
});

test("accepts a pasted picture and ignores the picture that comes with pasted text", async () => {
  await open();
  const files = [lake()];
  fireEvent.paste(document.body, { clipboardData: { files, types: ["text/plain", "Files"] } });
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files, types: ["Files"] } });
  expect(await screen.findByAltText("Preview of lake.jpg")).toBeTruthy();
});

test("rejects an invalid file with a message and keeps the previous picture", async () => {
  await open();
  await drop(lake());
  await drop(new File(["%PDF"], "trip.pdf", { type: "application/pdf" }));
  const problem = await screen.findByText(/^“trip.pdf” isn't a JPEG, PNG or WebP file/);
  expect((await chooser()).getAttribute("aria-describedby")).toContain(problem.id);
  expect(screen.getByAltText("Preview of lake.jpg")).toBeTruthy();
  const tooLarge = Object.defineProperty(large("big.png"), "size", {
    value: limits.pictureBytes + 1,
  });
  await drop(tooLarge);
  expect(await screen.findByText(/^“big.png” is 16.1 MB/)).toBeTruthy();
  expect(await screen.findByAltText("Preview of lake.jpg")).toBeTruthy();
  await drop(lake());
  await waitFor(() => expect(screen.queryByText(/^“big.png”/)).toBeNull());
});

test("cancels an upload without losing anything and can send it again", async () => {
  const { api, user } = await open();
  const answer = { message: "ok", item: aPhoto() };
  api.answerBy(route, () => new Promise(() => {}));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "The bay");
  await drop(lake());
  await user.click(screen.getByRole("button", { name: "Upload" }));
  await user.click(await screen.findByRole("button", { name: /^(Cancel|Stop waiting)$/ }));
  expect(await screen.findByText(/^(Cancelled\.|You stopped waiting)/)).toBeTruthy();
  expect(screen.queryByText(/^Error/)).toBeNull();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveProperty("value", "The bay");
  expect(screen.getByAltText("Preview of lake.jpg")).toBeTruthy();

  api.answer(route, answer, 201);
  await user.click(screen.getByRole("button", { name: "Upload" }));
  expect(await screen.findByText("Photo uploaded successfully!")).toBeTruthy();
});

test("shrinks a large photo before sending it and shows both sizes", async () => {
  const { canvas, finish } = createSlowCanvas();
  const { api, user } = await open(canvas);
  api.answer(route, { message: "ok", item: aPhoto() }, 201);
  await user.type(screen.getByRole("textbox", { name: "Title" }), "The bay");
  await drop(large("bay.png"));
  expect(await screen.findByText("Preparing photo…")).toBeTruthy();
  await finish("bay.png");
  const words = "Resized: 2560 × 1920, 1 kB instead of 4000 × 3000, 1 kB";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByAltText("Preview of bay.png")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Upload" }));
  await screen.findByText("Photo uploaded successfully!");
  const [{ body = "" } = {}] = api.requests(route);
  expect(body).toMatch(/filename="bay\.jpg"\s+Content-Type: image\/jpeg\s+small\s/);
});

test("moves the focus from Cancel to Remove photo when the photo is ready", async () => {
  const { canvas, begun, finish } = createSlowCanvas();
  await open(canvas);
  await drop(large("bay.png"));
  await begun("bay.png");
  screen.getByRole("button", { name: "Cancel" }).focus();
  await finish("bay.png");
  const takeAway = await screen.findByRole("button", { name: "Remove photo" });
  expect(document.activeElement).toBe(takeAway);
});

test("sends a photo unchanged when shrinking would not help", async () => {
  const { canvas, finish } = createSlowCanvas();
  const { api, user } = await open(canvas);
  api.answer(route, { message: "ok", item: aPhoto() }, 201);
  await user.type(screen.getByRole("textbox", { name: "Title" }), "The bay");
  await drop(large("bay.png"));
  await finish("bay.png", "larger ".repeat(100));
  expect(await screen.findByText("4000 × 3000, 1 kB")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Upload" }));
  await screen.findByText("Photo uploaded successfully!");
  expect(api.requests(route)[0]?.body).toContain('filename="bay.png"');
});

test("waits for the photo on save, and the user can stop waiting", async () => {
  const { canvas, begun, finish } = createSlowCanvas();
  const { api, user } = await open(canvas);
  api.answer(route, { message: "ok", item: aPhoto() }, 201);
  const upload = () => user.click(screen.getByRole("button", { name: "Upload" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "The bay");
  await drop(large("bay.png"));
  await begun("bay.png");
  await upload();
  const progress = await screen.findByRole("progressbar", { name: "Photo uploaded" });
  expect(progress.getAttribute("aria-valuenow")).toBe("0");
  const cancels = screen.getAllByRole("button", { name: "Cancel" });
  await user.click(cancels.at(-1)!);
  expect(await screen.findByText("Cancelled. Your text is still here.")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);

  await upload();
  await finish("bay.png");
  expect(await screen.findByText("Photo uploaded successfully!")).toBeTruthy();
  expect(api.requests(route)).toHaveLength(1);
});

test("replaces a photo that is still being prepared", async () => {
  const { canvas, begun, finish, isStopped } = createSlowCanvas();
  await open(canvas);
  await drop(large("bay.png"));
  await begun("bay.png");
  await drop(large("lake.png"));
  await finish("lake.png");
  expect(await screen.findByAltText("Preview of lake.png")).toBeTruthy();
  expect(await isStopped("bay.png")).toBe(true);
  expect(screen.queryByText(/bay\.png/)).toBeNull();
});

test("keeps the previous photo after cancelling the preparation", async () => {
  const { canvas, begun, finish, isStopped } = createSlowCanvas();
  const { user } = await open(canvas);
  await drop(large("lake.png"));
  await finish("lake.png");
  await screen.findByAltText("Preview of lake.png");
  for (const name of ["bay.png", "hill.png"]) {
    await drop(large(name));
    await begun(name);
  }
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByAltText("Preview of lake.png")).toBeTruthy();
  expect(document.activeElement).toBe(await chooser());
  expect(await isStopped("hill.png")).toBe(true);
});

test("asks before leaving during preparation, and then stops preparing", async () => {
  const { canvas, begun, isStopped } = createSlowCanvas();
  const { user } = await open(canvas);
  await drop(large("bay.png"));
  await begun("bay.png");
  await user.click(screen.getByRole("link", { name: "Create Service" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(async () => expect(await isStopped("bay.png")).toBe(true));
});
