import { screen, waitFor, within } from "@testing-library/react";
import type { TeamMember } from "shared/content/team";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aTeamMember } from "../../../testing/records.ts";

const openTeam = async (team: TeamMember[]) => {
  const api = await startFakeApi();
  api.answer("GET /api/team", { team });
  signIn();
  return { api, ...openAdmin(adminPaths.team, api) };
};

const names = () => screen.getAllByRole("heading", { level: 2 }).map((node) => node.textContent);

test("invites the owner to add the first person", async () => {
  await openTeam([]);
  expect(await screen.findByText(/^No team members yet. Add the people/)).toBeTruthy();
  expect(screen.getByText("Add a team member").closest("a")?.getAttribute("href")).toBe(
    adminPaths.createTeamMember,
  );
});

test("shows role, languages and year, and marks hidden people", async () => {
  await openTeam([aTeamMember(), aTeamMember({ name: "Eric", role: null, isShown: false })]);
  expect(await screen.findByText("Kayak guide · English, French · since 2019")).toBeTruthy();
  expect(screen.getByText("Hidden").closest("li")?.textContent).toContain("Eric");
});

test("lists 40 people and offers no room for more", async () => {
  await openTeam(Array.from({ length: 40 }, (_, index) => aTeamMember({ name: `Guide ${index}` })));
  expect(await screen.findByText("The team is full: 40 people.")).toBeTruthy();
  expect(names()).toHaveLength(40);
  expect(screen.queryByText("Add a team member")).toBeNull();
});

test("asks before deleting a person and reports a failure", async () => {
  const { user } = await openTeam([aTeamMember()]);
  await user.click(await screen.findByRole("button", { name: "Delete Aline" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("hide Aline instead");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Couldn't delete Aline")).toBeTruthy();
});

test("hides a person and changes nothing else", async () => {
  const member = aTeamMember({ words: "I know each bay." });
  const { api, user } = await openTeam([member]);
  const route = `PUT /api/team/${member._id}`;
  const hidden = { ...member, isShown: false };
  api.answer(route, { message: "Team member saved.", member: hidden });
  const hide = await screen.findByLabelText("Hide Aline");
  api.answer("GET /api/team", { team: [hidden] });
  await user.click(hide);
  expect(await screen.findByText("Aline is now hidden.")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    words: "I know each bay.",
    isShown: false,
    readAt: member.updatedAt,
  });
});

test("saves a moved person and can undo the move", async () => {
  const team = [aTeamMember({ name: "Ada" }), aTeamMember({ name: "Bo" })];
  const { api, user } = await openTeam(team);
  let stored = team;
  api.answerBy("GET /api/team", () => ({ team: stored }));
  api.answerBy("PUT /api/team/order", ({ body }) => {
    const { ids } = JSON.parse(body) as { ids: string[] };
    stored = ids.map((id) => team.find(({ _id }) => _id === id)!);
    return { message: "Order saved." };
  });
  await user.click(await screen.findByLabelText("Move Bo up"));
  expect(names()).toEqual(["Bo", "Ada"]);
  await screen.findByText("Bo is now in position 1.");
  await user.click(screen.getByText("Undo"));
  await waitFor(() => expect(names()).toEqual(["Ada", "Bo"]));
  await waitFor(() => expect(stored).toEqual(team));
});
