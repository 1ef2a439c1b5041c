import type { TeamMember } from "shared/content/team";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleMember, sampleServiceParts } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const ask = (route: string, json?: object) =>
    testApp.send(route, { token, ...(json && { json }) });
  const add = async (changes: object = {}) => {
    testApp.clock.advance(1_000);
    const { body } = await ask("POST /api/team", { ...sampleMember, ...changes });
    return (body as { member: TeamMember }).member;
  };
  const published = async () =>
    ((await testApp.send("GET /api/team")).body as { team: TeamMember[] }).team;
  return { ...testApp, token, ask, add, published };
};

test("publishes a team member with photo and facts", async () => {
  const { add, published, services } = await open();
  const photo = await services.uploads.upload(await makePhoto({ width: 2_000, height: 300 }));
  const member = await add({ picture: photo._id });
  expect(member).toMatchObject({ ...sampleMember, picture: photo._id });
  expect(member.image).toMatchObject({ width: 1_920, height: 288 });
  expect(await published()).toEqual([member]);
});

test("rejects a photo that is not stored", async () => {
  const { ask } = await open();
  expect(await ask("POST /api/team", { ...sampleMember, picture: "gone" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "picture" }] },
  });
});

test.each([
  [{ name: " " }, "Name is required."],
  [{ since: 19 }, "Working here since must be a year from 1800 to this year."],
  [
    { since: new Date().getFullYear() + 1 },
    "Working here since must be a year from 1800 to this year.",
  ],
  [{ languages: ["a\nb"] }, "An entry of “Languages” must be a single line."],
])("rejects %j", async (changes, message) => {
  const { ask } = await open();
  expect(await ask("POST /api/team", { ...sampleMember, ...changes })).toMatchObject({
    status: 400,
    body: { issues: [{ message }] },
  });
});

test("shows a hidden team member to admins only", async () => {
  const { add, ask, published, send } = await open();
  const hidden = await add({ isShown: false });
  expect(await published()).toEqual([]);
  expect((await send("GET /api/content")).body).toMatchObject({ team: [] });
  expect((await ask("GET /api/team")).body).toEqual({ team: [hidden] });
});

test("sorts ordered people first, then the others as they were added", async () => {
  const { add, ask, published } = await open();
  const [a, b, c] = [await add(), await add(), await add()];
  expect((await published()).map(({ _id }) => _id)).toEqual([a._id, b._id, c._id]);
  await ask("PUT /api/team/order", { ids: [c._id, "gone"] });
  expect((await published()).map(({ _id }) => _id)).toEqual([c._id, a._id, b._id]);
});

test("rejects saving an outdated version with the current one", async () => {
  const { add, ask } = await open();
  const { _id, updatedAt: readAt } = await add();
  const save = (name: string) => ask(`PUT /api/team/${_id}`, { ...sampleMember, name, readAt });
  expect((await save("Aline")).status).toBe(200);
  expect(await save("Late")).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { name: "Aline" } },
  });
});

test("holds 40 people and rejects one more", async () => {
  const { add, ask, published } = await open();
  for (let count = 0; count < limits.team; count += 1) await add({ name: `Guide ${count}` });
  expect(await published()).toHaveLength(40);
  expect(await ask("POST /api/team", sampleMember)).toMatchObject({
    status: 409,
    body: { message: "A team can have up to 40 people." },
  });
});

test("a tour lists only shown guides", async () => {
  const { add, ask, send, token } = await open();
  const [shown, hidden] = [await add(), await add({ isShown: false })];
  const guides = [hidden._id, shown._id, "gone"];
  const parts = { ...sampleServiceParts(), facts: JSON.stringify({ guides }) };
  await send("POST /api/services", { token, parts });
  expect((await send("GET /api/services")).body).toMatchObject({
    services: [{ facts: { guides: [shown._id] } }],
  });
  await ask(`DELETE /api/team/${shown._id}`);
  expect((await send("GET /api/services")).body).toMatchObject({
    services: [{ facts: { guides: [] } }],
  });
});

test("deletes a team member once", async () => {
  const { add, ask, published } = await open();
  const { _id } = await add();
  expect((await ask(`DELETE /api/team/${_id}`)).status).toBe(200);
  expect(await published()).toEqual([]);
  expect(await ask(`DELETE /api/team/${_id}`)).toMatchObject({
    status: 404,
    body: { message: "Team member not found" },
  });
});
