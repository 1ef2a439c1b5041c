import { expect, test } from "vitest";
import { selectBookingQuestions } from "./booking-questions.ts";

const ask = (question: string) => ({ question, answer: "Yes." });

test("selects a question on children, on the weather and on refunds", () => {
  const questions = ["Do we swim?", "What if it rains?", "Can children come?", "Any refunds?"];
  expect(selectBookingQuestions(questions.map(ask)).map(({ index }) => index)).toEqual([2, 1, 3]);
});

test("names a question on two topics once, and selects nothing from other questions", () => {
  expect(selectBookingQuestions([ask("Is a child cold in the rain?")])).toHaveLength(1);
  expect(selectBookingQuestions([ask("Do we swim?"), ask("Is there a train?")])).toEqual([]);
});
