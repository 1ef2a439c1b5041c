import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { proposals, verificationCodes } from "#tables/proposals.ts";
import { getOnly, guest } from "#testing/app/open-desk.ts";
import { samplePayment } from "#testing/app/samples.ts";
import { choose, openProposals } from "#testing/proposals/open-proposals.ts";

test("a code shows initials, tour, days and what is due of the conversation", async () => {
  const { offer, services, getDay } = await openProposals();
  const { proposal, token } = await offer();
  const { verify, accept } = services.guestProposals;
  const trip = {
    ...{ tour: "Napoleon Island", startsOn: await getDay(30), endsOn: await getDay(31) },
    due: { from: 27, to: 27, currency: "USD", dueOn: null },
  };
  expect(await verify(proposal.code.toLowerCase())).toEqual({
    ...{ initials: "A.", trips: [{ ...trip, isAccepted: false }] },
  });
  await accept(token, choose(proposal));
  expect(await verify(proposal.code)).toEqual({
    ...{ initials: "A.", trips: [{ ...trip, isAccepted: true }] },
  });
});

test("a code shows the next payment and its day once nothing is due today", async () => {
  const { offer, services, getDay, call } = await openProposals();
  const dueOn = await getDay(20);
  const schedule = [
    { label: "Deposit", share: { unit: "percent" as const, value: 30 }, dueOn: null },
    { label: "Rest", share: null, dueOn },
  ];
  const { proposal, token } = await offer({ schedule });
  await services.guestProposals.accept(token, choose(proposal));
  const pay = async (amount: number) => {
    const paid = { ...samplePayment, receivedOn: await getDay(), amount, settles: amount };
    expect((await call(`POST /api/proposals/${proposal._id}/payments`, paid)).status).toBe(201);
    return services.guestProposals.verify(proposal.code);
  };
  expect(await pay(20)).toMatchObject({ trips: [{ due: { from: 7, to: 7, dueOn: null } }] });
  expect(await pay(10)).toMatchObject({ trips: [{ due: { from: 60, to: 60, dueOn } }] });
  expect(await pay(60)).toMatchObject({ trips: [{ due: null }] });
});

test("a code shows the lowest and the highest amount of an offer with several options", async () => {
  const { offer, services } = await openProposals();
  const options = [50, 120, 80].map((unitPrice, index) => ({
    ...{ id: `option-${index}`, title: `Option ${index}` },
    lines: [{ label: "Person", quantity: 2, unitPrice }],
  }));
  const { proposal } = await offer({ options });
  expect(await services.guestProposals.verify(proposal.code)).toMatchObject({
    trips: [{ due: { from: 30, to: 72, dueOn: null } }],
  });
});

test("a code shows each accepted trip of its guest, its own first", async () => {
  const { offer, services } = await openProposals();
  const { accept, verify } = services.guestProposals;
  const kayak = await offer();
  const gorillas = await offer({ title: "Gorillas" });
  const tours = async (code: string) => {
    const facts = await verify(code);
    return typeof facts === "object" && facts.trips.map(({ tour }) => tour);
  };
  expect(await tours(kayak.proposal.code)).toEqual(["Napoleon Island"]);
  await accept(gorillas.token, choose(gorillas.proposal));
  expect(await tours(kayak.proposal.code)).toEqual(["Napoleon Island", "Gorillas"]);
  await accept(kayak.token, choose(kayak.proposal));
  expect(await tours(gorillas.proposal.code)).toEqual(["Gorillas", "Napoleon Island"]);
});

test("two accepted trips of a guest have their own references and receipts", async () => {
  const { offer, services, readProposal, call, getDay } = await openProposals();
  const references: string[] = [];
  const receipts: string[] = [];
  for (const title of ["Napoleon Island", "Gorillas"]) {
    const { proposal, token } = await offer({ title });
    await services.guestProposals.accept(token, choose(proposal));
    const paid = { ...samplePayment, receivedOn: await getDay(), amount: 27, settles: 27 };
    await call(`POST /api/proposals/${proposal._id}/payments`, paid);
    const { balance, payments, code } = await readProposal(proposal._id);
    references.push(...balance!.instalments.map(({ reference }) => reference));
    receipts.push(...payments.map(({ receipt }) => receipt));
    expect(references.slice(-2)).toEqual([`${code}-1`, `${code}-2`]);
    expect(receipts.at(-1)).toBe(`${code}-R1`);
  }
  expect(new Set(references).size).toBe(4);
  expect(new Set(receipts).size).toBe(2);
});

test("a withdrawn proposal no longer counts for its code", async () => {
  const { offer, services, withdraw } = await openProposals();
  const { proposal } = await offer({ title: "Gorillas" });
  await withdraw(proposal);
  expect(await services.guestProposals.verify(proposal.code)).toMatchObject({
    trips: [{ tour: "Napoleon Island", due: null }],
  });
});

test("an unknown code and one that cannot be a code get the same answer", async () => {
  const { services } = await openProposals();
  expect(await services.guestProposals.verify("K7M2-XQ4P")).toBe("unknown");
  expect(await services.guestProposals.verify("o0o0")).toBe("unknown");
  expect(await services.guestProposals.verify("")).toBe("unknown");
});

test("replies to a guest carry the conversation's one code", async () => {
  const { call, conversation, readOutbox, readMailContent, db } = await openProposals();
  for (const text of ["Karibu!", "See you."])
    await call(`POST /api/conversations/${conversation}/answers`, { text });
  const { code } = getOnly(await db.read.select().from(verificationCodes));
  const printed = `${code.slice(0, 4)}-${code.slice(4)}`;
  const replies = (await readOutbox()).slice(-2);
  for (const { _id } of replies)
    expect((await readMailContent(_id)).text).toContain(
      `To check that this email is from us, enter ${printed} at http://public.test/verify`,
    );
});

test("a joined conversation keeps the proposals and the codes of both", async () => {
  const { ask, list, call, write, send, conversation, services } = await openProposals();
  const first = await send(await write());
  await ask({ email: "bea@example.test", name: "Bea" });
  const other = (await list()).find(({ email }) => email !== guest)!;
  const second = await send(await write({ title: "Gorillas" }, other._id));
  await call(`POST /api/conversations/${conversation}/join`, { ids: [other._id] });
  const proposals = await services.proposals.list(conversation);
  expect(proposals.map(({ _id }) => _id)).toEqual([second._id, first._id]);
  expect(proposals.map(({ code }) => code)).toEqual([second.code, first.code]);
  for (const [{ code }, tour] of [
    [first, "Napoleon Island"],
    [second, "Gorillas"],
  ] as const)
    expect(await services.guestProposals.verify(code)).toMatchObject({
      initials: "A.",
      trips: [{ tour }],
    });
});

test("erasing a guest removes proposals and codes, also from a conversation that others wrote in", async () => {
  const { offer, services, db, ask, user } = await openProposals();
  const { proposal, token } = await offer();
  await services.guestProposals.accept(token, choose(proposal));
  await services.guestProposals.askForChange(token, "A day longer, please.");
  // A stranger's form in the same conversation stays.
  await ask({ email: "bea@example.test", name: "Bea" });
  const asker = { ...product, ...user, id: user._id };
  await services.personalData.erase(asker, guest);
  expect(await services.guestProposals.readPage(token)).toBeNull();
  expect(await db.read.$count(proposals)).toBe(0);
  expect(await db.read.$count(verificationCodes)).toBe(0);
  expect(await services.guestProposals.verify(proposal.code)).toBe("unknown");
});
