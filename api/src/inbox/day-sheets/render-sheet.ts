import { html, raw } from "hono/html";
import { daysBetween } from "shared/inbox/agenda/agenda";
import { describePeople } from "shared/inbox/people";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import { isFilledIn, type TripGuest, type TripQuestion } from "shared/inbox/trips/trip-guests";
import { amountInWords } from "shared/money/amount";
import { formatPhoneNumber } from "shared/text/phone";
import { formatDateTime, formatDay } from "#mail/mail-words.ts";
import type { Sheet, SheetTrip } from "./read-day-sheet.ts";
import { sheetScript, sheetStyle } from "./sheet-style.ts";

/** More people than this are printed in two columns of smaller text. */
const inOneColumn = 15;

/** `day 2 of 3` on the sheet of a day, else the dates. */
const describeDays = ({ startsOn, lastDay }: SheetTrip, day: string | null) => {
  if (!startsOn || !lastDay) return null;
  const days = daysBetween(startsOn, lastDay) + 1;
  if (day !== null) return days > 1 ? `day ${daysBetween(startsOn, day) + 1} of ${days}` : null;
  return days > 1 ? `${formatDay(startsOn)} – ${formatDay(lastDay)}` : formatDay(startsOn);
};

const renderPhone = (phone: string) =>
  html`<p><a href="tel:${phone}">Call ${formatPhoneNumber(phone)}</a><a class="screen" href="https://wa.me/${phone.replace("+", "")}" target="_blank" rel="noopener noreferrer">WhatsApp</a></p>`;

/** Recognizes the answers of guests who eat everything. */
const isNone = (answer: string) => /^\s*(none|no|nothing)\W*$/i.test(answer);

/** Diets and non-swimmers stand out, because they matter for safety. */
const renderAnswer = ({ id, label }: TripQuestion, answer: string) => {
  const isImportant = (id === "diet" && !isNone(answer)) || (id === "swims" && answer === "no");
  const text = `${label}: ${answer}`;
  return isImportant ? html` · <strong>${text}</strong>` : html` · ${text}`;
};

/** `3 Dec, 10:00` */
const formatShortTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone },
  }).format(new Date(at));

type GuestView = { questions: TripQuestion[]; place: string | null; timeZone: string };

/** A guest's own pick-up is shown where it isn't the trip's. */
const renderGuest = (
  { number, name, answers, risks }: TripGuest,
  { questions, place, timeZone }: GuestView,
) => {
  if (name === null) return html`<li>Person ${number}: no details yet</li>`;
  const answered = questions.map((question) => {
    const answer = answers[question.id];
    const isKnown = question.id === "pickup" && answer?.toLowerCase() === place?.toLowerCase();
    return answer && !isKnown ? renderAnswer(question, answer) : "";
  });
  const reader = risks && risks.name !== name ? ` by ${risks.name}` : "";
  const read = risks && ` · risks read${reader}, ${formatShortTime(risks.at, timeZone)}`;
  return html`<li><strong>${name}</strong>${answered}${read ?? ""}</li>`;
};

const describeMissing = (guests: TripGuest[]) => {
  const missing = guests.filter((guest) => !isFilledIn(guest)).length;
  return missing > 0 ? `Details are missing for ${missing} of ${guests.length}.` : null;
};

const describeMoney = ({ currency, total, paid }: SheetTrip["money"][number]) => {
  const open = sumAmounts([total, -paid]);
  return open > 0 ? `Still to pay: ${amountInWords({ amount: open, currency })}` : "Paid in full";
};

const renderTrip = (trip: SheetTrip, { day, isAsked, timeZone }: Sheet) => {
  const { name, destination, paxNumber, plan, parties, phone, money } = trip;
  const guests = parties.flatMap((party) => party.guests);
  const people = guests.length || paxNumber;
  const isFirstDay = day === null || day === trip.startsOn;
  const title = [isFirstDay && plan.time, destination ?? "Trip", name ?? "Guest"]
    .filter(Boolean)
    .join(" · ");
  const facts = [
    describeDays(trip, day),
    people && describePeople(people),
    isFirstDay && plan.place && `Pick-up: ${plan.place}`,
    plan.guide && `Guide: ${plan.guide}`,
    plan.vehicle && `Vehicle: ${plan.vehicle}`,
  ].filter(Boolean);
  const missing = isAsked ? describeMissing(guests) : null;
  const important = [missing, ...money.map(describeMoney)].filter(Boolean);
  const isShown = ({ name }: TripGuest) => isAsked || name !== null;
  return html`<article><h2>${title}</h2><p>${facts.join(" · ")}</p>
${phone ? renderPhone(phone) : ""}
${parties.map((party) => html`<ul>${party.guests.filter(isShown).map((guest) => renderGuest(guest, { questions: party.questions, place: plan.place, timeZone }))}</ul>`)}
${important.map((line) => html`<p><strong>${line}</strong></p>`)}
${plan.notes ? html`<p class="notes">${plan.notes}</p>` : ""}
</article>
`;
};

export const toSheetTitle = ({ day, trips }: Sheet): string =>
  `Day sheet, ${day === null ? (trips[0]?.destination ?? "trip") : formatDay(day)}`;

type View = {
  now: Date;
  /** When a guide's link ends; `null` for the team. */
  endsAt: Date | null;
};

/** A whole document that needs no other file. */
export const renderSheet = async (sheet: Sheet, { now, endsAt }: View): Promise<string> => {
  const { company, timeZone, trips } = sheet;
  const guests = trips.flatMap(({ parties }) => parties.flatMap((party) => party.guests));
  const isLong = guests.length > inOneColumn;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${toSheetTitle(sheet)}</title>
<style>${raw(sheetStyle)}</style>
</head>
<body>
<main${isLong ? raw(' class="many"') : ""}>
<h1>${toSheetTitle(sheet)}</h1>
<p>${company} · as of ${formatDateTime(now, timeZone)}</p>
${endsAt ? html`<p class="screen">This link ends on ${formatDateTime(endsAt, timeZone)}. <span data-kept hidden>It's kept on this phone, so it also opens without a signal.</span></p>` : ""}
${trips.length === 0 ? html`<p>No confirmed trips on this day.</p>` : trips.map((trip) => renderTrip(trip, sheet))}
</main>
${endsAt ? html`<script>${raw(sheetScript)}</script>` : ""}
</body>
</html>
`;
  return String(page);
};
