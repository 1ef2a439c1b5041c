import { auditListQuery } from "shared/audit/audit";
import { proposalSaved } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { sampleDetails } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { openProposals } from "#testing/proposals/open-proposals.ts";

const price = { currency: "USD", per: "person", people: null, note: null } as const;

const stage = { distance: null, ascent: null, meals: null, night: null };

const addTour = async (
  { services }: Awaited<ReturnType<typeof openProposals>>,
  prices: {
    amount: number;
    per?: "group";
    note?: string;
    people?: { min: number; max: number | null };
  }[],
  itinerary = [{ ...stage, when: "Evening", title: "To the island", text: "We paddle." }],
) =>
  services.tourServices.create(product, {
    title: "Napoleon Island",
    description: "Bats and a swim.",
    detailPage: "/service/napoleon",
    details: sampleDetails,
    imageFile: await makePhoto(),
    facts: {
      prices: prices.map((one) => ({ ...price, ...one })),
      included: ["Guide"],
      notIncluded: ["Lunch"],
      itinerary,
    },
  });

test("a draft takes over the tour, its prices for the group and the days that the guest asked for", async () => {
  const inbox = await openProposals();
  const { create, change, conversation, getDay } = inbox;
  const tour = await addTour(inbox, [
    { amount: 60, people: { min: 1, max: 1 } },
    { amount: 45, people: { min: 2, max: 8 } },
  ]);
  const [startsOn, endsOn] = [await getDay(30), await getDay(32)];
  await inbox.call("PATCH /api/conversations", {
    changes: [{ id: conversation, change: { dates: { startsOn, endsOn } } }],
  });
  const { draft, state, code, versions } = await create();
  expect({ state, versions }).toEqual({ state: "draft", versions: [] });
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(draft).toMatchObject({ number: 1, by: { username: expect.any(String) } });
  expect(draft?.content).toMatchObject({
    ...{ title: "Napoleon Island", tourId: tour._id, people: 2, startsOn, endsOn },
    days: [{ title: "Evening: To the island", text: "We paddle." }],
    ...{ included: ["Guide"], notIncluded: ["Lunch"], currency: "USD" },
    photos: tour.photos.map(({ picture }) => picture),
    options: [{ title: "", lines: [{ label: "Person", quantity: 2, unitPrice: 45 }] }],
    schedule: [
      { label: "Deposit", share: { unit: "percent", value: 30 }, dueOn: null },
      { label: "Rest", share: null, dueOn: startsOn },
    ],
    validUntil: await getDay(14),
  });
  expect((await change(`POST /api/conversations/${conversation}/proposals`)).code).not.toBe(code);
});

test("a tour of some hours becomes one day with a line for each stage", async () => {
  const inbox = await openProposals();
  const tour = await addTour(inbox, [{ amount: 60 }]);
  const itinerary = [
    { ...stage, when: "07:00", title: "Lesson at the beach", text: "We fit the\nlife jackets." },
    { ...stage, when: "07:45", title: "Out between the islands", text: null },
  ];
  const text = "07:00 Lesson at the beach: We fit the life jackets.\n07:45 Out between the islands";
  const update = (facts: object) =>
    inbox.services.tourServices.update(
      product,
      tour._id,
      {
        ...{ title: tour.title, description: tour.description, detailPage: tour.detailPage },
        ...{ details: sampleDetails, facts: { itinerary, ...facts } },
      },
      undefined,
    );
  const readDays = async () => (await inbox.create()).draft?.content.days;

  await update({});
  expect(await readDays()).toEqual([{ title: "Napoleon Island", text }]);

  const untimed = itinerary.map((one) => ({ ...one, when: null }));
  await update({ itinerary: untimed, duration: { unit: "hours", min: 2, max: 3 } });
  expect(await readDays()).toEqual([
    { title: "Napoleon Island", text: text.replace(/07:\d\d /g, "") },
  ]);

  await update({ itinerary: untimed, duration: { unit: "days", min: 2, max: 2 } });
  expect(await readDays()).toHaveLength(2);
});

test("drops the number of a day, which the guest's page adds", async () => {
  const inbox = await openProposals();
  await addTour(
    inbox,
    [{ amount: 60 }],
    ["Day 1", "day 2", "Day 3, dawn", "Day 5"].map((when) => ({
      ...{ ...stage, when, title: "To the island", text: "We paddle." },
    })),
  );
  expect((await inbox.create()).draft?.content.days.map(({ title }) => title)).toEqual([
    "To the island",
    "To the island",
    "Day 3, dawn: To the island",
    "Day 5: To the island",
  ]);
});

test("children get a line of their own where the tour has a price for them", async () => {
  const inbox = await openProposals();
  await addTour(inbox, [{ amount: 25, note: "Children under 12" }, { amount: 50 }]);
  await inbox.ask({ email: "bea@example.test", paxNumber: 3, adults: 2, childrenAges: [8] });
  const [newest] = await inbox.list();
  const { draft } = await inbox.create(newest!._id);
  expect(draft?.content.options[0]?.lines).toEqual([
    { label: "Adult", quantity: 2, unitPrice: 50 },
    { label: "Child", quantity: 1, unitPrice: 25 },
  ]);
});

test("a trip that begins soon is to be paid at once and accepted before its first day", async () => {
  const { conversation, call, create, getDay, services } = await openProposals();
  const soon = await getDay(3);
  const { version } = (await services.siteSettings.read()).proposals;
  const value = { validDays: 14, depositPercent: 30, restDays: 7, terms: "No smoking." };
  const saved = await call("PUT /api/settings", { section: "proposals", value, version });
  expect(saved.status).toBe(200);
  const dates = { startsOn: soon, endsOn: null };
  await call("PATCH /api/conversations", { changes: [{ id: conversation, change: { dates } }] });
  expect((await create()).draft?.content).toMatchObject({
    schedule: [{ label: "Total", share: null, dueOn: null }],
    ...{ validUntil: soon, terms: "No smoking." },
    options: [{ lines: [{ quantity: 2, unitPrice: null }] }],
  });
});

test("a repeated request with the same key creates one proposal", async () => {
  const { app, token, conversation, services } = await openProposals();
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": newId() };
  const post = async () => {
    const path = `/api/conversations/${conversation}/proposals`;
    const answer = await app.request(path, { method: "POST", headers });
    return proposalSaved.parse(await answer.json()).proposal._id;
  };
  expect(await post()).toBe(await post());
  expect(await services.proposals.list(conversation)).toHaveLength(1);
});

test("refuses to save or send a draft that somebody else has changed, and shows that one", async () => {
  const { write, save, call } = await openProposals();
  const draft = await write();
  const saved = await save(draft, { note: "See you soon." });
  const { content } = draft.draft!;
  const outdated = { updatedAt: draft.updatedAt };
  const conflict = { code: "edit_conflict", current: { updatedAt: saved.updatedAt } };
  const path = `/api/proposals/${draft._id}`;
  expect(await call(`PUT ${path}/draft`, { content, ...outdated })).toMatchObject({
    status: 409,
    body: conflict,
  });
  const sent = { channel: "mail", text: "Hello", ...outdated };
  expect(await call(`POST ${path}/send`, sent)).toMatchObject({ status: 409, body: conflict });
});

test("discarding a draft removes a proposal that was never sent, and only the draft of another", async () => {
  const { write, send, change, call, discard, readProposal } = await openProposals();
  const unsent = await write();
  expect((await discard(unsent)).status).toBe(200);
  expect((await call(`GET /api/proposals/${unsent._id}`)).status).toBe(404);
  const sent = await send(await write());
  expect((await discard(await change(`POST /api/proposals/${sent._id}/draft`))).status).toBe(200);
  const discarded = await readProposal(sent._id);
  expect(discarded).toMatchObject({ state: "sent", draft: null });
  expect(await discard(discarded)).toMatchObject({
    status: 409,
    body: { message: "This proposal has no draft." },
  });
});

test("refuses to discard a draft that somebody else has changed, and shows that one", async () => {
  const { write, save, discard, readProposal } = await openProposals();
  const draft = await write();
  const saved = await save(draft, { note: "See you soon." });
  expect(await discard(draft)).toMatchObject({
    status: 409,
    body: {
      ...{ code: "edit_conflict", message: "Someone else changed this in the meantime." },
      current: { updatedAt: saved.updatedAt },
    },
  });
  expect((await readProposal(draft._id)).draft?.content.note).toBe("See you soon.");
});

test("records a discarded draft in the activity log", async () => {
  const { write, discard, services, user } = await openProposals();
  const draft = await write();
  await discard(draft);
  const query = auditListQuery.parse({ action: "proposal.draft_discarded" });
  expect((await services.audit.list(query)).entries).toMatchObject([
    { subject: { kind: "proposal", id: draft._id }, actor: { id: user._id } },
  ]);
});

test("lists what is missing before a draft can be sent", async () => {
  const { create, call } = await openProposals();
  const { _id, updatedAt } = await create();
  const sent = { channel: "mail", text: "Hello", updatedAt };
  const { status, body } = await call(`POST /api/proposals/${_id}/send`, sent);
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { issues: [{ path: "options.0.lines.0.unitPrice" }] },
  });
});

test("names the files of the draft and of each version", async () => {
  const desk = await openProposals();
  const file = await desk.upload("plan.txt", "Bring a hat.");
  const named = { _id: file, name: "plan.txt", type: "text/plain", bytes: 12 };
  const draft = await desk.write({ files: [file] });
  expect(draft.draft?.files).toEqual([named]);
  const sent = await desk.send(draft);
  const editing = await desk.change(`POST /api/proposals/${sent._id}/draft`);
  const changed = await desk.save(editing, { files: [] });
  expect(changed.draft?.files).toEqual([]);
  expect(changed.versions[0]?.files).toEqual([named]);
});

test("marks the prices that count per person", async () => {
  const desk = await openProposals();
  const readLines = async () => (await desk.create()).draft?.content.options[0]?.lines;
  expect(await readLines()).toMatchObject([{ label: "Person", perPerson: true }]);
  await addTour(desk, [{ amount: 300, per: "group" }]);
  expect(await readLines()).toEqual([{ label: "Group", quantity: 1, unitPrice: 300 }]);
});
