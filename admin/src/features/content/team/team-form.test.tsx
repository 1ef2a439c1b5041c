import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPhoto, aTeamMember } from "../../../testing/records.ts";

const panorama = { ...aPhoto().image, width: 1_920, height: 288 };
const stored = aTeamMember({ picture: "panorama", image: panorama });
const route = `PUT /api/team/${stored._id}`;

const open = async (path: string) => {
  const api = await startFakeApi();
  api.answer("GET /api/team", { team: [stored] });
  signIn();
  const opened = openAdmin(path, api);
  await screen.findByLabelText(/^Name/);
  return { api, ...opened };
};
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
/* By text: a search by role is slow on the whole screen. */
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text).at(-1)!.closest("button")!);

test("adds a person with an uploaded photo, then shows the team", async () => {
  const { api, user, address } = await open(adminPaths.createTeamMember);
  press("Add to the team");
  expect(await screen.findByText("Name is required.")).toBeTruthy();
  fill(/^Name/, "Aline");
  fill(/^Working here since/, "2019");
  const picture = { _id: "face", imageFile: panorama.src, image: panorama };
  api.answer("POST /api/pictures", { message: "Stored.", picture }, 201);
  const file = new File(["a photo"], "aline.jpg", { type: "image/jpeg" });
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await screen.findByText("Choose another photo");
  api.answer("POST /api/team", { message: "Team member added.", member: stored }, 201);
  press("Add to the team");
  await waitFor(() => expect(address()).toBe(adminPaths.team));
  expect(JSON.parse(api.requests("POST /api/team")[0]!.body)).toEqual({
    name: "Aline",
    role: null,
    languages: [],
    since: 2019,
    guideLicence: null,
    firstAid: null,
    words: null,
    picture: "face",
    isShown: true,
  });
});

test("changes a stored person and keeps the photo", async () => {
  const { api, address } = await open(pathTo.updateTeamMember(stored._id));
  fill(/^First aid/, "Red Cross, 2026");
  api.answer(route, { message: "Team member saved.", member: stored });
  press("Save");
  await waitFor(() => expect(address()).toBe(adminPaths.team));
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    firstAid: "Red Cross, 2026",
    picture: "panorama",
    readAt: stored.updatedAt,
  });
});

test("an edit conflict offers both versions and keeps typed text", async () => {
  const { api, address } = await open(pathTo.updateTeamMember(stored._id));
  const updatedAt = "2026-11-21T08:00:00.000Z";
  const current = { ...stored, name: "Aline U.", role: "Guide", updatedAt };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  fill(/^Name/, "Aline Uwase");
  press("Save");
  const choice = within(await screen.findByRole("group", { name: /Changed/ }));
  fireEvent.click(choice.getByText("Keep what I typed"));
  api.answer(route, { message: "Team member saved.", member: current });
  press("Save");
  await waitFor(() => expect(address()).toBe(adminPaths.team));
  const body = JSON.parse(api.requests(route).at(-1)!.body);
  expect(body).toMatchObject({ name: "Aline Uwase", role: "Guide", readAt: updatedAt });
});

test("a deleted person cannot be edited", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/team", { team: [] });
  signIn();
  openAdmin(pathTo.updateTeamMember("none"), api);
  expect(await screen.findByText(/^This team member doesn't exist/)).toBeTruthy();
});
