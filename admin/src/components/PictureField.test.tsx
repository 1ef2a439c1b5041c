// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { limits } from "shared/limits";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../testing/fake-api.ts";
import { openAdmin, signIn } from "../testing/open-admin.tsx";
import { aPhoto } from "../testing/records.ts";

const route = "POST /api/gallery";
const lake = () => new File(["bytes"], "lake.jpg", { type: "image/jpeg" });
const chooser = () => screen.findByRole("button", { name: /^Choose (a|another) picture$/ });

const open = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/gallery", { gallery: [] });
  signIn();
  const opened = openAdmin(adminPaths.createGallery, api);
  await chooser();
  return { api, ...opened };
};

const dropped = (files: File[]) => ({ dataTransfer: { files, types: ["Files"] } });
const drop = async (file: File) => fireEvent.drop(await chooser(), dropped([file]));

test("a picture that is dropped on the field is shown before it is sent, and can be taken away", async () => {
  const { user } = await open();
  fireEvent.dragOver(await chooser(), dropped([lake()]));
  expect(screen.getByText("Let go to take this picture.")).toBeTruthy();
  await drop(lake());
  expect(await screen.findByAltText("Preview of lake.jpg")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the picture away" }));
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
});

test("a file dropped beside the field does not take the place of the page", async () => {
  await open();
  const event = createEvent.drop(document.body, dropped([lake()]));
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
});

test("a pasted picture is taken; text that brings a picture of itself is not", async () => {
  await open();
  const files = [lake()];
  fireEvent.paste(document.body, { clipboardData: { files, types: ["text/plain", "Files"] } });
  expect(screen.queryByAltText("Preview of lake.jpg")).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files, types: ["Files"] } });
  expect(await screen.findByAltText("Preview of lake.jpg")).toBeTruthy();
});

test("what cannot be sent is refused in a sentence, and the picture chosen before stays", async () => {
  await open();
  await drop(lake());
  await drop(new File(["%PDF"], "trip.pdf", { type: "application/pdf" }));
  const problem = await screen.findByText(/^“trip.pdf” is not a JPEG, PNG or WebP picture/);
  expect((await chooser()).getAttribute("aria-describedby")).toContain(problem.id);
  expect(screen.getByAltText("Preview of lake.jpg")).toBeTruthy();
  const large = new File([new Uint8Array(limits.pictureBytes + 1)], "big.png", {
    type: "image/png",
  });
  await drop(large);
  expect(await screen.findByText(/^“big.png” has 16.1 MB/)).toBeTruthy();
  await drop(lake());
  await waitFor(() => expect(screen.queryByText(/^“big.png”/)).toBeNull());
});

test("an upload can be cancelled; nothing is lost, and it can be sent again", async () => {
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
