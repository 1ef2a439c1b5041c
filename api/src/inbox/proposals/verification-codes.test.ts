import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { proposals, verificationCodes } from "#tables/proposals.ts";
import { getOnly, guest } from "#testing/app/open-desk.ts";
import { choose, openProposals } from "#testing/proposals/open-proposals.ts";

test("a code shows initials, tour, days and what is due of the conversation", async () => {
  const { offer, services, getDay } = await openProposals();
  const { proposal, token } = await offer();
  const { verify, accept } = services.guestProposals;
  const known = {
    ...{ initials: "A.", tour: "Napoleon Island" },
    ...{ startsOn: await getDay(30), endsOn: await getDay(31) },
  };
  expect(await verify(proposal.code.toLowerCase())).toEqual({
    ...known,
    due: { amount: 27, currency: "USD" },
  });
  await accept(token, choose(proposal));
  expect(await verify(proposal.code)).toEqual({ ...known, due: { amount: 27, currency: "USD" } });
});

test("a withdrawn proposal no longer counts for its code", async () => {
  const { offer, services, call } = await openProposals();
  const { proposal } = await offer();
  await call(`POST /api/proposals/${proposal._id}/withdraw`);
  expect(await services.guestProposals.verify(proposal.code)).toMatchObject({ due: null });
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
    expect(await services.guestProposals.verify(code)).toMatchObject({ initials: "A.", tour });
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
