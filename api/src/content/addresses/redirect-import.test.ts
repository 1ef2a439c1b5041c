import type { RedirectImportRow } from "shared/content/addresses/redirects";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { send } = testApp;
  const headers = { "Content-Type": "text/csv" };
  const preview = async (body: BodyInit) => {
    const answer = await send("POST /api/redirects/import/preview", { token, headers, body });
    return { ...answer, rows: (answer.body as { rows?: RedirectImportRow[] }).rows ?? [] };
  };
  const apply = (body: BodyInit) => send("POST /api/redirects/import", { token, headers, body });
  const list = async () =>
    Object.fromEntries((await testApp.services.redirects.list()).map((r) => [r.source, r.target]));
  return { ...testApp, token, preview, apply, list };
};

test("reads old addresses of another site, with a mark, line ends and separators of Windows", async () => {
  const { preview, apply, list } = await open();
  const file = [
    "\uFEFFTarget;Source;Note",
    "/service/kayak;https://old.example/service/64f0c2a9b1d2e3f4a5b6c7d8/;tours",
    "",
    '"/about";"https://old.example/blog/2019/a ""quoted"" post";',
    "/c;/b;a chain",
    "/b;/a;a chain",
  ].join("\r\n");
  const { rows } = await preview(file);
  expect(rows.map(({ row, change }) => `${row} ${change}`)).toEqual([
    "2 added",
    "4 added",
    "5 added",
    "6 added",
  ]);
  expect(await list()).toEqual({});
  expect(await apply(file)).toMatchObject({
    status: 200,
    body: { message: "4 redirects added, 0 changed." },
  });
  expect(await list()).toEqual({
    "/service/64f0c2a9b1d2e3f4a5b6c7d8": "/service/kayak",
    '/blog/2019/a "quoted" post': "/about",
    "/a": "/c",
    "/b": "/c",
  });
});

test("names each bad line and imports none of them", async () => {
  const { preview, apply, list } = await open();
  const file = [
    "source,target",
    "/old,/about",
    "/gallery,/about",
    "/evil,https://evil.example/",
    "/old/,/contact",
    "/old,/about",
    ",/about",
    "/x,/y",
    "/y,/X/",
  ].join("\n");
  const { rows } = await preview(file);
  const problems = rows.map(({ row, problem }) => `${row} ${problem}`);
  expect(problems).toEqual([
    "2 null",
    "3 “/gallery” belongs to the site itself and cannot lead elsewhere.",
    "4 “https://evil.example/” is on another site. A redirect leads to a page of this one.",
    "5 Line 2 has the same old address.",
    "7 The old address is missing.",
    "8 This would lead in a circle: /x → /y → /X.",
    "9 This would lead in a circle: /y → /x → /y.",
  ]);
  const answer = await apply(file);
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect((answer.body as { issues: unknown[] }).issues).toHaveLength(6);
  expect(await list()).toEqual({});
});

test("an exported file imports as it is, and says which redirects it changes", async () => {
  const { apply, preview, send, token } = await open();
  await apply("source,target\n/a,/about\n/cafés;=1,/about\n");
  const { text } = await send("GET /api/redirects/export", { token });
  expect((await preview(text)).rows.map(({ change }) => change)).toEqual([
    "unchanged",
    "unchanged",
  ]);
  const changed = await preview("source,target\n/A,/contact\n/a/b,/about\n");
  expect(changed.rows.map(({ change }) => change)).toEqual(["changed", "added"]);
});

test.each([
  ["no columns", "/a,/about\n", /name the columns source and target/],
  ["nothing", "", /name the columns source and target/],
  ["another encoding", new Uint8Array([0xff, 0xfe, 0x61]), /not a CSV file in UTF-8/],
  ["an open quote", 'source,target\n"/a,/about\n', /not a CSV file/],
])("refuses a file with %s", async (_what, file, message) => {
  const { preview, apply } = await open();
  const refusal = { status: 400, body: { message: expect.stringMatching(message) } };
  expect(await preview(file)).toMatchObject(refusal);
  expect(await apply(file)).toMatchObject(refusal);
});

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `/old/${from + index},/about`).join("\n");

test("refuses 10,000 lines with a reason, takes 1,900, and no further one", async () => {
  const { preview, apply, list } = await open();
  expect(await preview(`source,target\n${lines(0, 10_000)}`)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/up to 1901 rows/) },
  });
  const started = performance.now();
  expect((await apply(`source,target\n${lines(0, 1_900)}`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(Object.keys(await list())).toHaveLength(1_900);
  const further = await apply("source,target\n/one-more,/about\n");
  expect(further).toMatchObject({
    status: 400,
    body: { message: "A site can have up to 1,900 redirects." },
  });
  expect(Object.keys(await list())).toHaveLength(1_900);
});

test("a chain of 1,900 lines leads to its end in one step", async () => {
  const { apply, list } = await open();
  const chain = Array.from({ length: 1_900 }, (_, index) => `/c${index},/c${index + 1}`);
  expect((await apply(`source,target\n${chain.join("\n")}`)).status).toBe(200);
  expect(new Set(Object.values(await list()))).toEqual(new Set(["/c1900"]));
});
