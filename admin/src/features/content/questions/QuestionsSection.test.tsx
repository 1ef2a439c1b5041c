import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const route = "/api/questions";
const card = { question: "Can I pay by card?", answer: "In Kibuye, yes." };
const rain = { question: "What if it rains?", answer: "We wait." };

const open = async () => {
  const api = await startFakeApi();
  api.answer(`GET ${route}`, { questions: [card], version: "one" });
  signIn();
  const { user } = openAdmin(pathTo.settings("questions"), api);
  await screen.findByDisplayValue(card.question);
  const addQuestion = async () => {
    await user.click(screen.getByRole("button", { name: "Add question" }));
    await user.paste(rain.question);
    await user.click(screen.getAllByLabelText("Answer")[1]!);
    await user.paste(rain.answer);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Publish" }));
  const sent = () => api.requests(`PUT ${route}`).map(({ body }) => JSON.parse(body));
  return { api, user, addQuestion, save, sent };
};

test("adds a question and drops blank rows", async () => {
  const { api, user, addQuestion, save, sent } = await open();
  const saved = { message: "Questions saved.", questions: [card, rain], version: "two" };
  api.answer(`PUT ${route}`, saved);
  await addQuestion();
  await user.click(screen.getByRole("button", { name: "Add question" }));
  await save();
  expect(await screen.findByText("Questions saved.")).toBeTruthy();
  expect(sent()).toEqual([{ questions: [card, rain], version: "one" }]);
});

test("shows a missing answer beside its field", async () => {
  const { user, save, sent } = await open();
  await user.click(screen.getByRole("button", { name: "Add question" }));
  await user.paste(rain.question);
  await save();
  expect(await screen.findByText("Answer is required.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("an edit conflict shows both versions and keeps typed text", async () => {
  const { api, user, addQuestion, save, sent } = await open();
  api.refuse(`PUT ${route}`, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: { questions: [], version: "theirs" },
  });
  await addQuestion();
  await save();
  const choice = await screen.findByRole("group", { name: /save the questions/ });
  await user.click(within(choice).getByRole("button", { name: "Keep what I typed" }));
  api.answer(`PUT ${route}`, {
    message: "Questions saved.",
    questions: [card, rain],
    version: "3",
  });
  await save();
  expect(await screen.findByText("Questions saved.")).toBeTruthy();
  expect(sent().at(-1)).toEqual({ questions: [card, rain], version: "theirs" });
});
