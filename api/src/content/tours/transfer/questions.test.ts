import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer, type Transfer } from "#testing/tours/open-transfer.ts";

const questions = [
  { question: "Can I pay by card?", answer: "Yes, in Kibuye.\nNot on the boat." },
  { question: "What if it rains?", answer: "We wait, or change the day." },
];

const saveQuestions = async ({ services }: Transfer, input = questions) =>
  services.questions.save(product, {
    questions: input,
    version: (await services.questions.read()).version,
  });
const storedQuestions = async ({ services }: Transfer) =>
  (await services.questions.read()).questions;

const toArchive = (entries: unknown, tours: object[] = []) =>
  makeArchive({ "tours.json": toTourList(tours), "questions.json": JSON.stringify(entries) });

test("exports and imports the shared questions with the archive, in order", async () => {
  const [from, to] = [await openTransfer(), await openTransfer()];
  await from.addTour("Bay by kayak");
  await saveQuestions(from);
  const archive = await from.download("archive");
  const read = await to.preview(archive);
  expect(read.questions).toEqual({ status: "new", count: 2 });
  expect(await storedQuestions(to)).toEqual([]);
  const message = "1 tour created, 0 changed. The shared questions are imported.";
  expect(await to.apply(read._id)).toMatchObject({ status: 200, body: { message } });
  expect(await storedQuestions(to)).toEqual(questions);
  for (const { preview } of [from, to]) {
    expect((await preview(archive)).questions).toEqual({ status: "same", count: 2 });
  }
});

test("an archive without questions, as earlier versions made it, leaves them as they are", async () => {
  const transfer = await openTransfer();
  await transfer.addTour("Bay by kayak");
  const archive = await transfer.download("archive");
  await saveQuestions(transfer);
  const read = await transfer.preview(archive);
  expect(read.questions).toBeNull();
  expect((await transfer.preview("ID,Title\n", "text/csv")).questions).toBeNull();
  await transfer.apply(read._id);
  expect(await storedQuestions(transfer)).toEqual(questions);
});

test("imports and publishes questions when no tour changes", async () => {
  const transfer = await openTransfer();
  await saveQuestions(transfer);
  const { _id, questions: planned } = await transfer.preview(await toArchive([questions[1]]));
  expect(planned).toEqual({ status: "changed", count: 1 });
  const first = await transfer.apply(_id);
  expect(first.body).toMatchObject({
    message: "0 tours created, 0 changed. The shared questions are imported.",
  });
  expect((await transfer.apply(_id)).body).toEqual(first.body);
  expect(await storedQuestions(transfer)).toEqual([questions[1]]);
  const { builds } = await transfer.services.builds.list();
  expect(builds.map(({ reason }) => reason)).toContain("Imported the shared questions");
});

test("an empty list says that there are none", async () => {
  const transfer = await openTransfer();
  await saveQuestions(transfer);
  const { _id, questions: planned } = await transfer.preview(await toArchive([]));
  expect(planned).toEqual({ status: "changed", count: 0 });
  await transfer.apply(_id);
  expect(await storedQuestions(transfer)).toEqual([]);
});

test("questions that were changed after the file was read keep the tours out as well", async () => {
  const transfer = await openTransfer();
  const details = { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" };
  const tour = { title: "Lake", description: "By bike.", details };
  const { _id } = await transfer.preview(await toArchive(questions, [tour]));
  await saveQuestions(transfer, questions.slice(1));
  expect(await transfer.apply(_id)).toMatchObject({
    status: 409,
    body: {
      code: "conflict",
      message:
        "The shared questions were changed after the file was read, so nothing was imported. Read the file again.",
    },
  });
  expect(await transfer.tours()).toEqual([]);
  expect(await storedQuestions(transfer)).toEqual(questions.slice(1));
});
