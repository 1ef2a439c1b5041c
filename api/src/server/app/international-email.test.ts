import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { sampleSignup } from "#testing/app/samples.ts";

const typed = "Ann@München.example";
const spellings = [typed, "ann@xn--mnchen-3ya.example", "ANN@MU\u0308NCHEN.EXAMPLE"];

test("messages from every spelling of an international address are one conversation", async () => {
  const { ask, write, list, call, db } = await openDesk();
  for (const email of spellings) await write({ email });
  await ask({ email: typed });
  const { _id } = getOnly(await list());
  const answer = { text: "Welcome!", to: "ann@münchen.example" };
  expect((await call(`POST /api/conversations/${_id}/answers`, answer)).status).toBe(201);
  const sent = await db.read.select({ to: mails.to, answers: mails.answers }).from(mails);
  expect(sent.filter(({ answers }) => answers).map(({ to }) => to.toLowerCase())).toEqual([
    "ann@xn--mnchen-3ya.example",
  ]);
});

test("a person with an international address is found by every spelling, and erased", async () => {
  const { write, call } = await openDesk();
  await write({ email: typed });
  for (const email of spellings) {
    const { body } = await call("POST /api/personal-data/find", { email });
    expect(body).toMatchObject({ found: { contacts: 1 } });
  }
  await call("POST /api/personal-data/erase", { email: spellings[1] });
  const { body } = await call("POST /api/personal-data/find", { email: typed });
  expect(body).toMatchObject({ found: { contacts: 0 } });
});

test("an account opens by every spelling of its international address, and there is only one", async () => {
  const { send } = await openDesk();
  const signUp = (email: string) =>
    send("POST /api/ibirwa-clients/signup", { json: { ...sampleSignup, email } });
  expect((await signUp(typed)).status).toBe(201);
  for (const email of spellings) {
    const json = { email, password: sampleSignup.password };
    expect((await send("POST /api/ibirwa-clients/login", { json })).status).toBe(200);
  }
});
