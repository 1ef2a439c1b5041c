import { expect, test } from "vitest";
import { listNoticeTimes, type Notice, noticeList, toPublicNotices } from "./notices.ts";

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: crypto.randomUUID(),
  text: "The road to Kibuye is closed.",
  link: null,
  linkLabel: null,
  place: "site",
  tour: null,
  startsAt: "2026-12-01T08:00:00.000Z",
  endsAt: "2026-12-05T08:00:00.000Z",
  ...changes,
});

const listIssues = (list: unknown[]) =>
  noticeList
    .safeParse(list)
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("accepts a notice with a link inside the site or an https address", () => {
  for (const link of ["/about", "https://example.test/road", null, ""])
    expect(listIssues([{ ...aNotice(), link }])).toBeUndefined();
});

test.each(["http://example.test", "javascript:alert(1)", "//example.test", "example.test"])(
  "refuses the link %s",
  (link) => {
    expect(listIssues([aNotice({ link })])?.[0]).toMatch(/^0\.link: Link must be an? /);
  },
);

test("refuses a notice that ends before it begins, or at once", () => {
  const { startsAt } = aNotice();
  for (const endsAt of ["2026-11-30T08:00:00.000Z", startsAt])
    expect(listIssues([aNotice({ endsAt })])).toEqual([
      "0.endsAt: The end must be after the start.",
    ]);
});

test("refuses a text that is blank or too long, a missing time and a tour's notice without a tour", () => {
  expect(listIssues([aNotice({ text: " " })])).toEqual([expect.stringMatching(/^0\.text/)]);
  expect(listIssues([aNotice({ text: "x".repeat(161) })])).toEqual([
    expect.stringMatching(/^0\.text/),
  ]);
  expect(listIssues([aNotice({ endsAt: "" })])).toEqual([
    "0.endsAt: End must be a day and a time.",
  ]);
  expect(listIssues([aNotice({ place: "tour" })])).toEqual(["0.tour: Choose a tour."]);
});

test("refuses two notices at one place and time", () => {
  const second = aNotice({ startsAt: "2026-12-05T07:59:00.000Z", endsAt: "2026-12-06T00:00:00Z" });
  expect(listIssues([aNotice(), second])).toEqual([
    "1.startsAt: Another notice shows there at this time.",
  ]);
  expect(listIssues([aNotice(), { ...second, startsAt: aNotice().endsAt }])).toBeUndefined();
  expect(listIssues([aNotice(), { ...second, place: "admin" }])).toBeUndefined();
  const [bike, kayak] = ["bike", "kayak"].map((tour) => aNotice({ place: "tour", tour }));
  expect(listIssues([aNotice(), bike, kayak])).toBeUndefined();
});

test("visitors get notices from their start until their end, and none for colleagues", () => {
  const list = [
    aNotice({ link: "/about" }),
    aNotice({ place: "tour", tour: "bike" }),
    aNotice({ place: "admin" }),
  ];
  const at = (time: string) => toPublicNotices(list, Date.parse(time));
  expect(at("2026-12-01T07:59:59.999Z")).toEqual([]);
  expect(at("2026-12-01T08:00:00.000Z")).toMatchObject([
    { link: { label: "Find out more", link: "/about" }, tour: null },
    { link: null, tour: "bike" },
  ]);
  expect(at("2026-12-05T08:00:00.000Z")).toEqual([]);
  expect(listNoticeTimes(list)).toHaveLength(4);
});
