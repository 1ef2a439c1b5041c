import type { AnswerTimes } from "shared/inbox/reports/answer-times";
import type { Figures, LinkClickCounts } from "shared/inbox/reports/reports";
import { describeAge } from "../../../lib/dates/describe-age.ts";
import { describeWithin } from "../../../lib/dates/describe-within.ts";
import type { Column } from "./ReportTable.tsx";

const noValue = "–";
const ratio = (part: number, whole: number) => (whole === 0 ? noValue : `${part} of ${whole}`);
const within = (seconds: number | null) => (seconds === null ? noValue : describeWithin(seconds));

export const figureColumns: Column<Figures>[] = [
  ["Inquiries", ({ asked }) => asked],
  ["Answered in time", ({ inTime, promised }) => ratio(inTime, promised)],
  ["Quoted", ({ quoted }) => quoted],
  ["Confirmed", ({ confirmed }) => confirmed],
  ["Lost", ({ lost }) => lost],
  ["People", ({ people }) => people],
  ["People confirmed", ({ peopleConfirmed }) => peopleConfirmed],
];

/**
 * Times of first answers. Medians cover answered guests only, so another column counts the others.
 */
export const answerColumns: Column<{ answers: AnswerTimes }>[] = [
  ["Answered", ({ answers }) => answers.answered],
  ["Median", ({ answers }) => within(answers.half)],
  ["90% within", ({ answers }) => within(answers.nineOfTen)],
  ["Still waiting", ({ answers }) => answers.waiting],
  [
    "Longest wait",
    ({ answers: { waitingSince } }) => (waitingSince ? describeAge(waitingSince) : noValue),
  ],
];

export const lostColumns: Column<{ lost: number }>[] = [["Lost", ({ lost }) => lost]];

export const tapColumns: Column<LinkClickCounts>[] = [
  ["WhatsApp", ({ whatsapp }) => whatsapp],
  ["Phone", ({ phone }) => phone],
  ["Email", ({ mail }) => mail],
];
