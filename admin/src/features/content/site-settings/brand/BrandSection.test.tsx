import { screen, waitFor, within } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { picture as image } from "../../../../testing/records.ts";
import { SiteSettingsScreen } from "../SiteSettingsScreen.tsx";

const route = "PUT /api/settings";
const { brand } = blankSettings;
const path = "/admin-settings/site/brand";

const wide = { ...image, src: "/media/wide.jpg", width: 400, height: 100 };
const pictureOf = (_id: string, shown = wide) => ({ _id, imageFile: shown.src, image: shown });

const open = async (changes: Partial<SiteSettings["brand"]> = {}) => {
  const api = await startFakeApi();
  api.answer(route, { message: "Settings saved.", version: "two" });
  api.answer("GET /api/pictures/wide", pictureOf("wide"));
  const routes = [{ path: "/admin-settings/site/:section?", Component: SiteSettingsScreen }];
  const settings = { brand: { ...brand, ...changes } };
  const opened = openRoutes([{ Component: AlertArea, children: routes }], path, api, { settings });
  await screen.findByRole("button", { name: "Save" });
  const press = (name: string) => opened.user.click(screen.getByRole("button", { name }));
  const field = (name: string) => screen.getByRole("textbox", { name });
  const type = async (name: string, text: string) => {
    await opened.user.clear(field(name));
    await opened.user.type(field(name), `${text}{Tab}`);
  };
  const choose = (file: File) =>
    opened.user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  const sent = () => api.requests(route).map(({ body }) => JSON.parse(body));
  return { api, press, field, type, choose, sent, ...opened };
};

const png = new File(["a picture"], "logo.png", { type: "image/png" });

test("refuses a colour with too little contrast and offers the nearest readable shade", async () => {
  const { press, field, type, sent } = await open();
  await type("Main colour", "#ffd400");
  const problem = "Main colour #ffd400 is too light to read: its contrast with the pages is 1.1:1";
  expect(screen.getByText(problem, { exact: false })).toBeTruthy();
  expect(screen.getByText("Some of this is hard to read.", { exact: false })).toBeTruthy();
  await press("Save");
  expect(sent()).toEqual([]);
  await press("Use #7e6800");
  expect(screen.queryByText(problem, { exact: false })).toBeNull();
  expect(field("Main colour")).toHaveProperty("value", "#7e6800");
  expect(screen.getAllByText("Easy to read.", { exact: false })).toHaveLength(2);
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  const value = { ...brand, mainColor: "#7e6800" };
  expect(sent()).toEqual([{ section: "brand", version: "one", value }]);
});

test("restores the original colours and stores none", async () => {
  const { press, field, sent } = await open({ mainColor: "#b0005e", accentColor: "#0a6b2f" });
  expect(field("Accent colour")).toHaveProperty("value", "#0a6b2f");
  await press("Restore original colours");
  expect(field("Main colour")).toHaveProperty("value", "#0f4c55");
  expect(screen.getByRole("button", { name: /^Restore/ })).toHaveProperty("disabled", true);
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()[0].value).toEqual(brand);
});

test("uploads a chosen logo, shows it on both backgrounds and removes it", async () => {
  const { api, press, choose, sent } = await open();
  api.answer("POST /api/pictures", { picture: pictureOf("wide") }, 201);
  await choose(png);
  await screen.findByRole("button", { name: "Choose another logo" });
  const shown = () => document.querySelectorAll("figure img[src='/media/wide.jpg']");
  await waitFor(() => expect(shown()).toHaveLength(2));
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()[0].value).toEqual({ ...brand, logo: "wide" });
  await press("Remove logo");
  expect(shown()).toHaveLength(0);
  expect(await screen.findByText("Draft on this device only")).toBeTruthy();
  await press("Save");
  await waitFor(() => expect(sent()[1]?.value).toEqual(brand));
});

test("shows beside the field why a file cannot be a logo", async () => {
  const { api, choose } = await open();
  api.answer("GET /api/pictures/dot", pictureOf("dot", { ...wide, width: 1, height: 1 }));
  api.answer("POST /api/pictures", { picture: pictureOf("dot") }, 201);
  await choose(png);
  expect(await screen.findByText(/^The logo is 1 × 1 px\./)).toBeTruthy();
  const message = "Choose a JPEG, PNG or WebP file.";
  api.refuse("POST /api/pictures", 415, { message, code: "unsupported_media_type" });
  await choose(png);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText("SVG files can contain scripts", { exact: false })).toBeTruthy();
});

test("blocks saving while a logo uploads, and leaving asks first", async () => {
  const { api, user, choose, address } = await open();
  const answer = Promise.withResolvers<unknown>();
  api.answerBy("POST /api/pictures", () => answer.promise);
  await choose(png);
  await waitFor(() => expect(api.requests("POST /api/pictures")).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: /^Company/ }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe(path);
  answer.resolve({ picture: pictureOf("wide") });
  expect(await screen.findByRole("button", { name: "Remove logo" })).toBeTruthy();
});

test("an edit conflict in the brand shows both logos and both colours", async () => {
  const { api, press, type, sent } = await open({ logo: "wide" });
  api.answer("GET /api/pictures/theirs", pictureOf("theirs", { ...wide, src: "/media/other.jpg" }));
  await press("Remove logo");
  await type("Main colour", "#222222");
  const theirs = { ...brand, logo: "theirs", mainColor: "#333333" };
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: { value: theirs, version: "theirs" },
  });
  await press("Save");
  const choice = within(await screen.findByRole("group", { name: /save the settings/ }));
  const logos = within(choice.getByRole("region", { name: "Logo" }));
  expect(logos.getByText("The standard symbol")).toBeTruthy();
  expect((await logos.findByRole("img")).getAttribute("src")).toBe("/media/other.jpg");
  const colors = within(choice.getByRole("region", { name: "Main colour" }));
  for (const color of ["#222222", "#333333"]) expect(colors.getByText(color)).toBeTruthy();
  await press("Keep what I typed");
  api.answer(route, { message: "Settings saved.", version: "three" });
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent().at(-1)).toMatchObject({ version: "theirs", value: { mainColor: "#222222" } });
});
