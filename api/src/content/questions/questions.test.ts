import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

const questions = [
  { question: "Can I pay by card?", answer: "Yes, in Kibuye.\nNot on the boat." },
  { question: "What if it rains?", answer: "We wait, or change the day." },
];

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const read = async () =>
    (await testApp.send("GET /api/questions")).body as { questions: object[]; version: string };
  const save = (json: object) => testApp.send("PUT /api/questions", { token, json });
  return { ...testApp, read, save };
};

test("the questions of every tour keep their order and are published", async () => {
  const { read, save, send } = await open();
  const { version } = await read();
  expect(await save({ questions, version })).toMatchObject({ status: 200, body: { questions } });
  expect(await read()).toMatchObject({ questions });
  expect((await send("GET /api/content")).body).toMatchObject({ revision: 1, questions });
  const turned = questions.toReversed();
  await save({ questions: turned, version: (await read()).version });
  expect(await read()).toMatchObject({ questions: turned });
});

test("saving outdated questions gets a conflict and loses nothing", async () => {
  const { read, save } = await open();
  const { version } = await read();
  await save({ questions, version });
  const late = await save({ questions: [questions[1]], version });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { questions } },
  });
  expect(await read()).toMatchObject({ questions });
});

test("a question without an answer is refused by its number", async () => {
  const { read, save } = await open();
  const { version } = await read();
  const answer = await save({ questions: [questions[0], { question: "Why?" }], version });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: "Questions 2: Answer is required." },
  });
  expect(await read()).toMatchObject({ questions: [] });
});

test("fifty long answers fit into one request", async () => {
  const { read, save } = await open();
  const long = Array.from({ length: 50 }, () => ({ question: "Why?", answer: "x".repeat(4_900) }));
  expect((await save({ questions: long, version: (await read()).version })).status).toBe(200);
});
