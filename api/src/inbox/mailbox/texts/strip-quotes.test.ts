import { describe, expect, test } from "vitest";
import { stripQuotes } from "./strip-quotes.ts";

const tours = "Sample Tours <tours@example.test>";
const own = "Yes, that suits us.";

/** A reply to a mail of ours with the subject "Your trip". */
const strip = (text: string) => stripQuotes(text, { subject: "Re: Your trip", isAnswer: true });

const quoteAfter = (introduction: string) =>
  `${own}\n\n${introduction}\n\n> Dear guest,\n> we offer 3 May.\n>\n> Sample Tours`;

test.each([
  ["English", `On Mon, 23 Nov 2026 at 10:00, ${tours} wrote:`],
  ["German", `Am 23.11.2026 um 10:00 schrieb ${tours}:`],
  ["German without an address", "Am 23.11.2026 um 10:00 schrieb Sample Tours:"],
  ["German with the name first", `${tours} schrieb am Mo., 23. Nov. 2026, 10:00:`],
  ["Spanish", `El 23 nov 2026, a las 10:00, ${tours} escribió:`],
  ["French", `Le lun. 23 nov. 2026 à 10:00, ${tours} a écrit :`],
  ["Dutch", `Op 23 nov 2026 om 10:00 heeft ${tours} het volgende geschreven:`],
  ["Polish", `pon., 23 lis 2026 o 10:00 ${tours} napisał(a):`],
  ["Russian", `пн, 23 нояб. 2026 г. в 10:00, ${tours}:`],
  ["Swahili", `Mnamo Jtt, 23 Nov 2026 saa 10:00 ${tours} aliandika:`],
  ["Turkish", `${tours}, 23 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:`],
  ["Japanese", `2026年11月23日(月) 10:00 ${tours}:`],
  ["Chinese", `${tours} 于2026年11月23日周一 10:00写道：`],
  ["Arabic", `في الاثنين، ٢٣ نوفمبر ٢٠٢٦ في ١٠:٠٠ تمت كتابة ما يلي بواسطة ${tours}:`],
  [
    "Hebrew",
    "\u200fבתאריך יום ב׳, 23 בנוב׳ 2026 ב-10:00 מאת \u200eSample Tours\u200f <\u200etours@example.test\u200f>:\u200f",
  ],
  ["a name that is broken over lines", `On Mon, 23 Nov 2026 at 10:00, ${tours}\nwrote:`],
  [
    "an address that is broken over lines",
    "On Mon, 23 Nov 2026 at 10:00, Sample Tours on Lake Kivu <\ntours@example.test> wrote:",
  ],
  [
    "an address on the next line",
    "On Mon, 23 Nov 2026 at 10:00, Sample Tours and Boats on the Lake\n<tours@example.test> wrote:",
  ],
])("removes a quote and its introduction in %s", (_, introduction) => {
  expect(strip(quoteAfter(introduction))).toBe(own);
});

test("keeps the guest's words directly above an introduction", () => {
  const line = "Yes, please write to ada@example.org";
  const quote = "Am 23.11.2026 um 10:00 schrieb Sample Tours:\n> Dear guest";
  expect(strip(`${line}\n${quote}`)).toBe(line);
});

test("removes a quote whose introduction is quoted as well", () => {
  const quote = `> On 23 Nov 2026, at 10:00, ${tours} wrote:\n> \n> Dear guest`;
  expect(strip(`${own}\n\n${quote}`)).toBe(own);
});

test("removes an unquoted mail after an introduction with time and address", () => {
  const introduction = `On Monday, November 23, 2026 at 10:00:00 AM GMT+2, ${tours} wrote:`;
  expect(strip(`${own}\n\n    ${introduction}  \n \n Dear guest, we offer 3 May.`)).toBe(own);
});

test.each([
  [
    "Outlook on the web",
    `${"_".repeat(32)}\nFrom: ${tours}\nSent: Monday, November 23, 2026 10:00\nTo: Guest One\nSubject: Trip in May`,
  ],
  [
    "Outlook",
    `From: ${tours}\nSent: Monday, 23 November 2026 10:00\nTo: Ada\nSubject: RE: Your trip`,
  ],
  [
    "Outlook in French",
    `De : ${tours}\nEnvoyé : lundi 23 novembre 2026 10:00\nÀ : Ada <ada@example.org>\nObjet : Your trip`,
  ],
  [
    "Outlook in Turkish",
    `*Kimden:* ${tours}\n*Gönderildi:* 23 Kasım 2026 Pazartesi 10:00\n*Kime:* Ada\n*Konu:* Your trip`,
  ],
  [
    "a German phone",
    `-------- Ursprüngliche Nachricht --------\nVon: ${tours}\nDatum: 23.11.26 10:00 (GMT+01:00)\nAn: ada@example.org`,
  ],
])("removes what %s quotes below a block of headers", (_, headers) => {
  expect(strip(`${own}\n\n${headers}\n\nDear guest, we offer 3 May.`)).toBe(own);
});

describe("keeps the guest's own words", () => {
  test.each([
    "Our details.\nName: Ada Sample\nPassport: 123456\nEmail: ada@example.org\nPlease cancel the second room.",
    "Email: ada@example.org\nPhone: 0788 123 456\nName: Ada\nSee you!",
    "As you asked:\n\nContact: Ann Sample <ann@example.test>\nArrival: 3 May 2027, 14:00\nFlight: WB 205\n\nSee you soon\nAnn",
    "Contact: Ann Sample <ann@example.test>\nSecond contact: Ben Sample <ben@example.test>\nArrival: 3 May 2027, 14:00",
    "Bonjour\n\nDe : Ann Sample <ann@example.test>, ma femme\nArrivée : 3 mai 2027\nVol : WB 205\n\nMerci",
    "Transfer, please.\n\nFrom: Kigali airport\nTo: Kibuye\nDate: 3 May 2027, 14:00\n\nThanks, Ann",
    "Hello,\n\n--- Passengers ---\nAnn, 34\nBen, 7\n\nThanks",
    "Option A is fine.\n____________\nOption B: no, thanks.",
    "As I wrote on 12 May:\nwe are four.",
    "We do not understand what you wrote on 3 May:\n\n> bring your own helmets",
    "Our plan:\n\n> day 1: boat\n> day 2: bike",
    "Hello,\n\nyou wrote on 3 May:\n\n> bring your own helmets\n\nWe have none. Can we rent two?\n\nAnn",
    "> Shall we?\nYes, please.\n> On which day?\nOn Monday.",
    `On Mon, 23 Nov 2026 at 10:00, ${tours} wrote:\n> Shall we?\n\nYes, please.`,
  ])("%j", (text) => {
    expect(strip(text)).toBe(text);
  });
});

test.each([
  ["Gmail", "---------- Forwarded message ---------\n"],
  ["Outlook", ""],
])("keeps what the guest forwards with %s", (_, divider) => {
  const ticket = `See our ticket.\n\n${divider}From: Sample Air <air@example.test>\nDate: Mon, 23 Nov 2026 10:00\nSubject: Your booking\nTo: Ada\n\nFlight WB 205`;
  expect(stripQuotes(ticket, { subject: "Fwd: Your booking", isAnswer: false })).toBe(ticket);
});

test("keeps all of a mail that is a quote alone", () => {
  const text = `On Mon, 23 Nov 2026 at 10:00, ${tours} wrote:\n> Shall we?`;
  expect(strip(text)).toBe(text);
});
