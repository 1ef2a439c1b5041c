import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { adminRole, clientRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { placesOverYear } from "#server/seeding/sample-data/places.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";
import { insertSampleContacts } from "#testing/stored-messages.ts";

const person = "Grace@Example.test";

const getToken = async ({ signInAsAdmin }: TestApp) => (await signInAsAdmin()).token;

test("inquiries come as a file for spreadsheets, the oldest first", async () => {
  const testApp = await createTestApp();
  const { send, services, clock } = testApp;
  const reachable = { phone: "+250788123456", message: "Two of us\ncannot swim." };
  const name = "Grace, “the” guide";
  const family = { adults: 2, childrenAges: [4, 9] };
  await services.inquiries.submit({ ...sampleInquiry, ...reachable, ...family, name }, undefined);
  clock.advance(1_000);
  const { inquiry } = await services.inquiries.submit(
    {
      ...sampleInquiry,
      ...{ name: null, destination: '=HYPERLINK("http://evil.test")' },
      ...{ page: "/", utm_source: "=1+1", utm_medium: "mail", referrer: "a.test" },
    },
    undefined,
  );
  await services.inquiries.respond(product, inquiry._id, {
    responseMessage: 'Two lines,\n"quoted".',
  });
  const { status, headers, text } = await send("GET /api/personal-data/inquiries", {
    token: await getToken(testApp),
  });
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const moment = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
  const lines = text.split("\r\n");
  expect(lines[0]).toBe(
    "Received,Name,Email,Destination,People,Adults,Ages of children,From,Until,Phone,Message,Possible spam,Answered,Reply,Reply due,Page,Campaign,Referrer",
  );
  expect(lines[1]).toMatch(
    new RegExp(
      `^${moment},"Grace, “the” guide",traveller@example.test,Napoleon Island,2,2,"4, 9",3 June,5 June,'\\+250788123456,"Two of us\ncannot swim.",no,,,,,,$`,
    ),
  );
  expect(lines[2]).toMatch(
    new RegExp(
      String.raw`^${moment},,traveller@example.test,"'=HYPERLINK\(""http://evil.test""\)",2,,,3 June,5 June,,,no,${moment},"Two lines,\n""quoted"".",,/,"'=1\+1, mail",a.test$`,
    ),
  );
  expect(lines.slice(3)).toEqual([""]);
});

test("the file begins with the mark by which spreadsheets know UTF-8", async () => {
  const testApp = await createTestApp();
  const headers = { Authorization: `Bearer ${await getToken(testApp)}` };
  const request = new Request("http://api.test/api/personal-data/contacts", { headers });
  const bytes = new Uint8Array(await (await testApp.app.fetch(request)).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each(["=1+1", "+250 788", "-2", "@SUM(A1)"])("the message %s is no formula", async (typed) => {
  const testApp = await createTestApp();
  await testApp.services.contacts.submit({ ...sampleContact, message: typed }, undefined);
  const token = await getToken(testApp);
  const { text } = await testApp.send("GET /api/personal-data/contacts", { token });
  expect(text).toContain(`,ada@example.test,'${typed},no,`);
});

test("a line break in a message begins no row, and a formula after it is none", async () => {
  const testApp = await createTestApp();
  for (const message of ["Hello\n=1+1\nBye", "Hello\r=1+1", "a;=1+1;b"]) {
    await testApp.services.contacts.submit({ ...sampleContact, message }, undefined);
    testApp.clock.advance(1_000);
  }
  const token = await getToken(testApp);
  const { text } = await testApp.send("GET /api/personal-data/contacts", { token });
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(`,"Hello\n=1+1\nBye",no,,`);
  expect(lines[2]).toContain(`,"Hello\r=1+1",no,,`);
  expect(lines[3]).toContain(",a;'=1+1;b,no,,");
});

test("a file of many messages has each of them once", async () => {
  const testApp = await createTestApp();
  const places = placesOverYear(1_100, 0, testApp.clock.now());
  const rows = await insertSampleContacts(testApp.db, places);
  const token = await getToken(testApp);
  const { text } = await testApp.send("GET /api/personal-data/contacts", { token });
  const emails = text.match(/sample\.visitor\.\d+@example\.test/gi);
  expect(emails?.toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
});

/** A person who wrote twice, was answered and has an account; and somebody else. */
const addPerson = async ({ services }: TestApp) => {
  const account = { username: "Grace", role: clientRole, passwordHash: "-" };
  await services.users.create({ ...account, email: person.toLowerCase() });
  await services.inquiries.submit({ ...sampleInquiry, name: "Grace", email: person }, undefined);
  await services.contacts.submit(
    { ...sampleContact, email: person.toUpperCase(), message: "Unmistakable words" },
    undefined,
  );
  const { contacts } = await services.contacts.list(newest());
  await services.contacts.respond(product, {
    contactId: contacts[0]!._id,
    responseMessage: "Karibu!",
  });
  await services.contacts.submit(sampleContact, undefined);
};

test("a person is found and erased in every table, whatever the case of the e-mail; others stay", async () => {
  const testApp = await createTestApp();
  const { send, services } = testApp;
  await addPerson(testApp);
  const token = await getToken(testApp);
  const counts = { inquiries: 1, contacts: 1, mails: 5, reviews: 0, accounts: 1 };
  const asked = { token, json: { email: person } };
  expect((await send("POST /api/personal-data/find", asked)).body).toEqual({ found: counts });
  expect(await send("POST /api/personal-data/erase", asked)).toMatchObject({
    status: 200,
    body: {
      message: "All data stored about this person has been erased.",
      erased: counts,
    },
  });
  expect((await send("POST /api/personal-data/find", asked)).body).toEqual({
    found: { inquiries: 0, contacts: 0, mails: 0, reviews: 0, accounts: 0 },
  });
  expect((await services.contacts.list(newest())).contacts).toMatchObject([sampleContact]);
  expect((await services.outbox.list(newest())).total).toBe(2);
  expect((await services.users.list(newest())).users.map(({ role }) => role)).toEqual([adminRole]);
});

test("erased data cannot be read from the database files", async () => {
  const testApp = await createTestApp({ database: "file" });
  await addPerson(testApp);
  const readAll = async () => {
    const names = ["tours.db", "tours.db-wal"].map((name) => join(testApp.folder, name));
    return (await Promise.all(names.map((name) => readFile(name, "latin1")))).join();
  };
  expect(await readAll()).toContain("Unmistakable words");
  await testApp.services.personalData.erase({ ...product, email: "boss@example.test" }, person);
  expect(await readAll()).not.toContain("Unmistakable words");
});

test("erased data leaves no trace in the search indexes", async () => {
  const testApp = await createTestApp({ database: "file" });
  const { services, folder } = testApp;
  // No other text has these letters, which lie in an index by threes.
  const [name, rare] = ["ꙀꙂꙄꙆ", "ꙁꙃꙅꙇ"];
  const writer = { name, email: person };
  for (let times = 0; times < 30; times += 1) {
    await services.contacts.submit({ ...sampleContact, ...writer, message: rare }, undefined);
    await services.inquiries.submit({ ...sampleInquiry, ...writer, message: rare }, undefined);
    await services.contacts.submit(sampleContact, undefined);
  }
  const account = { role: clientRole, passwordHash: "-" };
  await services.users.create({ ...account, username: name, email: person });
  const { contacts } = await services.contacts.list({ ...newest(), q: name });
  for (const { _id } of contacts.slice(0, 5)) {
    await services.contacts.respond(product, { contactId: _id, responseMessage: rare });
  }
  const readFiles = async () => {
    const files = ["tours.db", "tours.db-wal"].map((file) => readFile(join(folder, file)));
    return Buffer.concat(await Promise.all(files));
  };
  const lettersLeft = async () => {
    const bytes = await readFiles();
    return [...name, ...rare].filter((letter) => bytes.includes(letter));
  };
  expect(await lettersLeft()).toEqual([...name, ...rare]);
  await services.personalData.erase({ ...product, email: "boss@example.test" }, person);
  expect(await lettersLeft()).toEqual([]);
  expect((await services.contacts.list({ ...newest(), q: sampleContact.name })).total).toBe(30);
  expect((await services.contacts.list(newest())).total).toBe(30);
});

test("while another program reads the database, erasing asks for another try, which ends it", async () => {
  const testApp = await createTestApp({ database: "file" });
  await addPerson(testApp);
  const other = createClient({ url: testApp.url });
  const reading = await other.transaction("read");
  await reading.execute("SELECT count(*) FROM users");
  const erased = { token: await getToken(testApp), json: { email: person } };
  expect(await testApp.send("POST /api/personal-data/erase", erased)).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  reading.close();
  other.close();
  expect((await testApp.send("POST /api/personal-data/erase", erased)).status).toBe(200);
  const log = await readFile(join(testApp.folder, "tours.db-wal"), "latin1");
  expect(log).not.toContain("Unmistakable words");
});

test("neither an admin nor the operator's inbox is erased", async () => {
  const testApp = await createTestApp();
  const { send, services, signInAsAdmin } = testApp;
  const { token, user } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  for (const email of [user.email.toUpperCase(), "Operator@example.test"]) {
    for (const verb of ["find", "erase"]) {
      const answer = await send(`POST /api/personal-data/${verb}`, { token, json: { email } });
      expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    }
  }
  expect((await services.outbox.list(newest())).total).toBe(2);
  expect((await services.users.list(newest())).total).toBe(1);
});
