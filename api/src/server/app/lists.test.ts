import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";

/** The admin's lists: how a row with a given text comes in, and where that text is shown. */
const lists: Record<
  string,
  {
    field: string;
    rows: string;
    add: (app: TestApp, text: string, index: number) => Promise<unknown>;
  }
> = {
  "/api/contacts": {
    rows: "contacts",
    field: "name",
    add: ({ services }, name) => services.contacts.submit({ ...sampleContact, name }, undefined),
  },
  "/api/inquiries": {
    rows: "inquiries",
    field: "destination",
    add: ({ services }, destination) =>
      services.inquiries.submit({ ...sampleInquiry, name: null, destination }, undefined),
  },
  "/api/ibirwa-clients/users": {
    rows: "users",
    field: "username",
    add: ({ services }, username, index) =>
      services.users.create({
        username,
        email: `q${index}@example.test`,
        role: "x",
        passwordHash: "-",
      }),
  },
  "/api/outbox": {
    rows: "mails",
    field: "subject",
    // Another guest for each: the team's mails about one guest have one subject.
    add: ({ services }, destination, index) => {
      const email = `guest${index}@example.test`;
      const inquiry = { ...sampleInquiry, email, name: null, destination };
      return services.inquiries.submit(inquiry, undefined);
    },
  },
};

type Page = { total: number; page: number; pageSize: number; texts: string[]; ids: string[] };

const openList = async (path: string) => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { field, rows, add } = lists[path]!;
  const ask = (query: string) => testApp.send(`GET ${path}${query}`, { token });
  const read = async (query: string): Promise<Page> => {
    const body = (await ask(query)).body as Page & Record<string, Record<string, string>[]>;
    const rowList = body[rows]!;
    return {
      ...body,
      texts: rowList.map((row) => row[field]!),
      ids: rowList.map((row) => row._id!),
    };
  };
  let index = 0;
  return {
    testApp,
    ask,
    read,
    add: async (...texts: string[]) => {
      for (const text of texts) {
        index += 1;
        await add(testApp, text, index);
        testApp.clock.advance(1_000);
      }
    },
  };
};
const paths = Object.keys(lists);

test.each(paths)("%s refuses pages that cannot be", async (path) => {
  const { ask } = await openList(path);
  const bad = ["0", "-1", "1.5", "abc", "", "%20", "1e3", "0x10", "+1", "99999999", "١", "NaN"];
  for (const name of ["page", "pageSize"])
    for (const value of bad) {
      const answer = await ask(`?${name}=${value}`);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name }] } });
    }
  for (const query of ["?pageSize=201", "?page=1&page=1", "?pageSize=1&pageSize=2", "?q=a&q=b"]) {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  }
  for (const query of ["?q=%00", "?q=a%0ab", `?q=${"x".repeat(201)}`]) {
    expect(await ask(query)).toMatchObject({ status: 400, body: { issues: [{ path: "q" }] } });
  }
  for (const query of ["?pageSize=200", "?page=1000000", "?other=1", "?q=", "?q=%20%20"]) {
    expect((await ask(query)).status).toBe(200);
  }
});

test.each(paths)("%s shows the newest first, page by page, each row once", async (path) => {
  const { read, add } = await openList(path);
  const before = await read("?pageSize=200");
  await add(...Array.from({ length: 7 }, (_, index) => `Row ${index}`));
  const all = await read("?pageSize=200");
  expect(all.texts.filter((text) => text.includes("Row")).at(0)).toContain("Row 6");
  expect(all.total).toBe(all.ids.length);
  expect(all.total).toBeGreaterThanOrEqual(before.total + 7);

  const pages: string[] = [];
  for (let page = 1; page <= Math.ceil(all.total / 3); page += 1) {
    const { ids, total, ...rest } = await read(`?page=${page}&pageSize=3`);
    expect({ total, page: rest.page, pageSize: rest.pageSize }).toEqual({
      total: all.total,
      page,
      pageSize: 3,
    });
    pages.push(...ids);
  }
  expect(pages).toEqual(all.ids);
  expect(await read("?page=1000000&pageSize=200")).toMatchObject({ total: all.total, ids: [] });
  expect(await read("")).toMatchObject({ page: 1, pageSize: 50 });
});

test.each(paths)("%s keeps rows of the same moment in one order", async (path) => {
  const { read, testApp } = await openList(path);
  const now = testApp.clock.now();
  const { add } = lists[path]!;
  for (let index = 0; index < 12; index += 1) {
    testApp.clock.advance(now.getTime() - testApp.clock.now().getTime());
    await add(testApp, `Tie ${index}`, 100 + index);
  }
  const { ids } = await read("?pageSize=200");
  const pages: string[] = [];
  for (let page = 1; page <= ids.length; page += 1)
    pages.push(...(await read(`?page=${page}&pageSize=1`)).ids);
  expect(pages).toEqual(ids);
});

const searches: [string, string[], string[]][] = [
  ["%", ["100% sure", "50%"], ["100 percent"]],
  ["_", ["a_b"], ["axb"]],
  ["'", ["O'Neil"], ["ONeil"]],
  ['"', ['say "hi"'], ["say hi"]],
  ["\\", ["back\\slash"], ["backslash"]],
  ["*", ["a*"], ["ab"]],
  ["[a-z]", ["[a-z]"], ["b"]],
  ["^", ["a^b"], ["ab"]],
  ["A\u0300!", ["A\u0300!"], ["A!"]],
  ["^^", ["a^^b"], ["a^b"]],
  ["' OR 1=1 --", ["x' OR 1=1 --"], ["anything"]],
  ["ÎLE", ["Île aux Oiseaux", "île", "ile"], ["isle"]],
  ["straßburg", ["STRAßBURG by rail", "Straßburg"], ["Strasburg"]],
  ["ß", ["Weiß"], ["Ross"]],
  ["ΣΑΣ", ["σασα", "ΣΑΣΑ", "σας"], ["τας"]],
  ["ЖЕНЕВА", ["Женева", "ЖЕНЕВА"], ["Zheneva"]],
  ["🛶", ["by 🛶"], ["by boat"]],
  ["two words", ["two Words here"], ["words two"]],
];

test.each(paths)("%s finds what is typed, literally and whatever the case", async (path) => {
  const { read, add } = await openList(path);
  for (const [, matching, different] of searches) await add(...matching, ...different);
  for (const [q, matching, different] of searches) {
    const { texts, total } = await read(`?pageSize=200&q=${encodeURIComponent(`  ${q} `)}`);
    const has = (text: string) => texts.some((shown) => shown.endsWith(text));
    expect({
      q,
      missing: matching.filter((text) => !has(text)),
      wrong: different.filter(has),
    }).toEqual({
      q,
      missing: [],
      wrong: [],
    });
    expect(total).toBe(texts.length);
  }
});
