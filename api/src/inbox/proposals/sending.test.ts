import { auditListQuery } from "shared/audit/audit";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import { getToken, openProposals } from "#testing/proposals/open-proposals.ts";
import { hashContent } from "./content/freeze-version.ts";

test("a proposal by email is a reply with its link and the code, and the trip counts as quoted", async () => {
  const { offer, read, readOutbox, readMailContent, conversation, services } =
    await openProposals();
  const { proposal, token } = await offer();
  const [version] = proposal.versions;
  expect(proposal).toMatchObject({ state: "sent", draft: null });
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(version).toMatchObject({
    ...{ number: 1, channel: "mail", link: `http://public.test/p/${token}` },
    ...{ hash: hashContent(version!.content), sentAt: expect.any(String), seenAt: null },
  });
  const { conversation: quoted, timeline } = await read(conversation);
  expect(quoted).toMatchObject({ state: "quoted", waitingSince: null });
  expect(timeline.at(-1)).toMatchObject({
    ...{ kind: "answer", channel: "mail", text: "Here is our plan." },
    proposal: { _id: proposal._id, version: 1, title: "Napoleon Island" },
  });
  const mail = await readMailContent((await readOutbox()).at(-1)!._id);
  expect(mail.text).toContain("Here is our plan.");
  expect(mail.text).toContain(`Open your proposal: http://public.test/p/${token}`);
  expect(mail.text).toContain(`enter ${proposal.code} at http://public.test/verify`);
  const asked = auditListQuery.parse({ action: "proposal.sent" });
  expect((await services.audit.list(asked)).entries).toMatchObject([
    { subject: { kind: "proposal", id: proposal._id }, after: { version: 1, channel: "mail" } },
  ]);
});

test("a reply names its version of a proposal, also after the next version", async () => {
  const { offer, offerAgain, read, conversation } = await openProposals();
  const { proposal } = await offer();
  await offerAgain(proposal, { title: "Two islands" });
  const { timeline } = await read(conversation);
  expect(timeline.filter(({ kind }) => kind === "answer")).toMatchObject([
    { proposal: { _id: proposal._id, version: 1, title: "Napoleon Island" } },
    { proposal: { _id: proposal._id, version: 2, title: "Two islands" } },
  ]);
});

test("a proposal by chat is ready first, and a reply once the team says that it was sent", async () => {
  const { offer, change, read, readOutbox, conversation } = await openProposals();
  const mails = (await readOutbox()).length;
  const { proposal } = await offer({}, "whatsapp");
  expect(proposal).toMatchObject({ state: "ready", versions: [{ sentAt: null }] });
  expect((await read(conversation)).conversation.state).toBe("new");
  const sent = await change(`POST /api/proposals/${proposal._id}/sent`);
  expect(sent.state).toBe("sent");
  expect((await change(`POST /api/proposals/${proposal._id}/sent`)).updatedAt).toBe(sent.updatedAt);
  const { conversation: quoted, timeline } = await read(conversation);
  expect(quoted.state).toBe("quoted");
  expect(timeline.filter(({ kind }) => kind === "answer")).toMatchObject([
    { channel: "whatsapp", text: "Here is our plan.", proposal: { version: 1 } },
  ]);
  expect(await readOutbox()).toHaveLength(mails);
});

test("a newer version supersedes the older one, which stays readable and leads to it", async () => {
  const { offer, offerAgain, getDay, services } = await openProposals();
  const first = await offer();
  const second = await offerAgain(first.proposal, { title: "Two islands" });
  expect(second.proposal.versions.map(({ number }) => number)).toEqual([2, 1]);
  const { readPage, accept, decline } = services.guestProposals;
  expect(await readPage(first.token)).toMatchObject({
    ...{ status: "newer", newestPath: `/p/${second.token}`, path: `/p/${first.token}` },
    content: { title: "Napoleon Island", validUntil: await getDay(14) },
  });
  expect(await readPage(second.token)).toMatchObject({ status: "open", newestPath: null });
  const choice = { option: "tent", extras: [], name: "Ada" };
  expect(await accept(first.token, choice)).toBe("newer");
  expect(await decline(first.token, null)).toBe("newer");
  expect(await readPage("0".repeat(22))).toBeNull();
  expect(await accept("0".repeat(22), choice)).toBeNull();
});

test("a link that nobody has used is taken back when its version is edited", async () => {
  const { offer, change, discard, services, readProposal } = await openProposals();
  const { proposal, token } = await offer({}, "link");
  const editing = await change(`POST /api/proposals/${proposal._id}/draft`);
  expect(editing).toMatchObject({ state: "draft", draft: { number: 2 } });
  expect(await services.guestProposals.readPage(token)).toMatchObject({ status: "withdrawn" });
  await discard(editing);
  expect(await readProposal(proposal._id)).toMatchObject({ state: "withdrawn" });
});

test("a link that the guest has seen stays valid while a newer version is written", async () => {
  const { offer, change, services } = await openProposals();
  const { proposal, token } = await offer({}, "link");
  await services.guestProposals.markSeen(token);
  const editing = await change(`POST /api/proposals/${proposal._id}/draft`);
  expect(editing).toMatchObject({ state: "ready", versions: [{ seenAt: expect.any(String) }] });
  expect(await services.guestProposals.readPage(token)).toMatchObject({ status: "open" });
});

test("taking back a newer link that nobody has used offers the version that was sent before again", async () => {
  const desk = await openProposals();
  const { offer, change, save, send, discard, call, services, readProposal } = desk;
  const first = await offer();
  const lines = [{ label: "Person", quantity: 2, unitPrice: 60 }];
  const started = await change(`POST /api/proposals/${first.proposal._id}/draft`);
  const options = [{ id: "tent", title: "Tent", lines }];
  const second = await send(await save(started, { options }), "link");
  const { readPage, accept } = services.guestProposals;
  expect(await readPage(first.token)).toMatchObject({ status: "newer" });

  const editing = await change(`POST /api/proposals/${second._id}/draft`);
  expect(editing).toMatchObject({
    ...{ state: "sent", versions: [{ number: 1 }] },
    draft: { number: 3, content: { options } },
  });
  const path = `/p/${first.token}`;
  expect(await readPage(getToken(second))).toMatchObject({ status: "withdrawn" });
  expect(await readPage(first.token)).toMatchObject({ status: "open", newestPath: null, path });
  expect((await discard(editing)).status).toBe(200);
  expect(await readProposal(second._id)).toMatchObject({ state: "sent", draft: null });
  const again = await change(`POST /api/proposals/${second._id}/draft`);
  expect(again.draft).toMatchObject({ number: 3, content: { options: [{ lines: [{}] }] } });
  const choice = { option: "tent", extras: [], name: "Ada" };
  expect(await accept(getToken(second), choice)).toBe("withdrawn");
  expect(await accept(first.token, choice)).toBe("accepted");
  expect((await call(`GET /api/proposals/${second._id}`)).body).toMatchObject({
    proposal: { balance: { total: 90 } },
  });
});

test.each([true, false])(
  "taking back a newer link offers a link that the guest has seen again (mailed before: %s)",
  async (isMailed) => {
    const { offer, change, send, services } = await openProposals();
    const { markSeen, readPage, accept } = services.guestProposals;
    const start = ({ _id }: Proposal) => change(`POST /api/proposals/${_id}/draft`);
    const first = isMailed ? await offer() : undefined;
    const seen = first
      ? await send(await start(first.proposal), "link")
      : (await offer({}, "link")).proposal;
    await markSeen(getToken(seen));
    const newest = await send(await start(seen), "link");
    expect(await start(newest)).toMatchObject({ state: "ready" });
    expect(await readPage(getToken(newest))).toMatchObject({ status: "withdrawn" });
    expect(await readPage(getToken(seen))).toMatchObject({ status: "open" });
    const choice = { option: "tent", extras: [], name: "Ada" };
    if (first) expect(await accept(first.token, choice)).toBe("newer");
    expect(await accept(getToken(seen), choice)).toBe("accepted");
  },
);

test("opening a link that was taken back doesn't offer it again", async () => {
  const { offer, change, send, services } = await openProposals();
  const { markSeen, readPage } = services.guestProposals;
  const start = ({ _id }: Proposal) => change(`POST /api/proposals/${_id}/draft`);
  const first = await offer();
  const takenBack = await send(await start(first.proposal), "link");
  const draft = await start(takenBack);
  await markSeen(getToken(takenBack));
  const newest = await send(draft, "link");
  await markSeen(getToken(takenBack));
  expect(await start(newest)).toMatchObject({ state: "sent" });
  expect(await readPage(first.token)).toMatchObject({ status: "open" });
});

test("taking back a newer link doesn't offer a version that was withdrawn before", async () => {
  const { offer, withdraw, change, save, send, services } = await openProposals();
  const first = await offer();
  await withdraw(first.proposal);
  const started = await change(`POST /api/proposals/${first.proposal._id}/draft`);
  const second = await send(await save(started, { title: "Two islands" }), "link");
  await change(`POST /api/proposals/${second._id}/draft`);
  const page = await services.guestProposals.readPage(first.token);
  expect(page).toMatchObject({ status: "newer", newestPath: `/p/${getToken(second)}` });
  expect(await services.guestProposals.readPage(getToken(second))).toMatchObject({
    status: "withdrawn",
  });
});

test.each(["accepted", "declined", "withdrawn"] as const)(
  "a proposal that was %s can't be marked as sent",
  async (state) => {
    const { offer, withdraw, call, services } = await openProposals();
    const { proposal, token } = await offer();
    const { accept, decline } = services.guestProposals;
    if (state === "accepted") await accept(token, { option: "tent", extras: [], name: "Ada" });
    if (state === "declined") await decline(token, null);
    if (state === "withdrawn") await withdraw(proposal);
    const { status, body } = await call(`POST /api/proposals/${proposal._id}/sent`);
    const message = expect.stringContaining(state);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: "conflict", message } });
  },
);

test("the page and its emails keep the name that the version was sent to", async () => {
  const { offer, ask, call, conversation, services, ...desk } = await openProposals();
  const { readOutbox, readMailContent, list } = desk;
  const { token, proposal } = await offer();
  await ask({ name: "Bea" });
  const newer = (await desk.listInquiries()).find(({ name }) => name === "Bea");
  const request = { id: newer?._id, used: true };
  await call("PATCH /api/conversations", { changes: [{ id: conversation, change: { request } }] });
  expect((await list()).map(({ name }) => name)).toEqual(["Bea"]);
  expect(await services.guestProposals.readPage(token)).toMatchObject({ guestName: "Ada" });
  const preview = await services.guestProposals.readPreview(proposal._id);
  expect(preview).toMatchObject({ guestName: "Ada" });
  await services.guestProposals.accept(token, { option: "tent", extras: [], name: "Ada L." });
  const [toTeam, toGuest] = (await readOutbox()).slice(-2);
  expect((await readMailContent(toGuest!._id)).text).toContain("Ada,");
  expect((await readMailContent(toTeam!._id)).text).toContain("Ada accepted a proposal");
});

test("a proposal that was withdrawn can't be accepted, and can be sent again", async () => {
  const { offer, withdraw, offerAgain, services } = await openProposals();
  const { proposal, token } = await offer();
  await withdraw(proposal);
  const { accept, readPage } = services.guestProposals;
  expect(await accept(token, { option: "tent", extras: [], name: "Ada" })).toBe("withdrawn");
  expect(await readPage(token)).toMatchObject({ status: "withdrawn" });
  const again = await offerAgain(proposal);
  expect(again.proposal.state).toBe("sent");
  expect(getToken(again.proposal)).not.toBe(token);
});

test("a proposal can't be mailed to a guest without an email address", async () => {
  const { call, create, save, getDay } = await openProposals();
  const added = { channel: "phone", name: "Ben", phone: "+250788123457", paxNumber: 2 };
  const { body } = await call("POST /api/conversations", added);
  const { _id: conversation } = (body as { conversation: { _id: string } }).conversation;
  const draft = await create(conversation);
  const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
  const saved = await save(draft, {
    ...{ title: "Island", options: [{ id: "one", title: "", lines }], startsOn: await getDay(30) },
  });
  const sent = { channel: "mail", text: "Hello", updatedAt: saved.updatedAt };
  expect(await call(`POST /api/proposals/${saved._id}/send`, sent)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "channel" }] },
  });
});
