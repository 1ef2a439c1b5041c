import { createClient, type InValue } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { contactListQuery } from "shared/contacts";
import { inquiryListQuery } from "shared/inquiries";
import { mailListQuery } from "shared/outbox";
import { userListQuery } from "shared/users";
import { expect, onTestFinished, test } from "vitest";
import { insertMany } from "#db/insert-many.ts";
import { mails as mailRows } from "#db/schema/mails.ts";
import { contacts, inquiries as inquiryRows } from "#db/schema/messages.ts";
import { users as userRows } from "#db/schema/users.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";

/** More than a search looks for. */
const count = 12_000;

const createdAt = "2026-11-20T06:00:00.000Z";
const stay = { destination: "Kivu", paxNumber: 2, checkinDate: "-", checkoutDate: "-" };
const account = { role: "user", passwordHash: "-" };

const fill = async ({ db }: Awaited<ReturnType<typeof createTestApp>>) => {
  const people = Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Ada ${index % 50}`,
    email: `${index}@x.test`,
    createdAt,
  }));
  const messages = people.map((one) => ({ ...one, message: "Hello" }));
  const inquiries = people.map((one) => ({ ...one, ...stay }));
  const users = people.map(({ name, ...one }) => ({
    ...one,
    ...account,
    username: name,
    emailKey: one.email,
  }));
  const mails = people.map(({ name, email, ...one }) => ({
    ...one,
    to: email,
    subject: name,
    parts: [],
    status: "sent" as const,
  }));
  await db.write(async (tx) => {
    await insertMany(tx, contacts, messages);
    await insertMany(tx, inquiryRows, inquiries);
    await insertMany(tx, userRows, users);
    await insertMany(tx, mailRows, mails);
  });
};

/** An app that notes what its database is asked, and how SQLite goes about all of it. */
const openNoted = async () => {
  const testApp = await createTestApp();
  await fill(testApp);
  const client = createClient({ url: testApp.url });
  onTestFinished(() => client.close());
  const asked = new Map<string, unknown[]>();
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.set(query, params) };
  Object.assign(testApp.db, { read: drizzle(client, { logger }) });
  const explain = async () => {
    const plans: { query: string; steps: string[] }[] = [];
    for (const [query, params] of asked) {
      const args = params as InValue[];
      const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${query}`, args });
      plans.push({ query, steps: rows.map(({ detail }) => String(detail)) });
    }
    return plans;
  };
  return { services: testApp.services, explain };
};

/** All of its rows: what is in an index alone may be passed by, as a page is found by its number. */
const readsWholeTable =
  /^SCAN (contacts|inquiries|users|mails|tour_services|gallery_items)\b(?!.* COVERING INDEX )/;

const searches = [undefined, "zzz", "ada", "a"];
const eachOf = <T>(base: object, name: string, values: readonly T[]) =>
  values.map((value) => ({ ...base, ...(value !== undefined && { [name]: value }) }));

const requests = (sorts: readonly string[], filter: string, values: readonly unknown[]) =>
  searches
    .flatMap((q) => eachOf({ page: "3" }, "q", [q]))
    .flatMap((query) => eachOf(query, "sort", sorts))
    .flatMap((query) => eachOf(query, "order", ["asc", "desc"]))
    .flatMap((query) => eachOf(query, filter, values));

const sortsOf = ({
  shape,
}: {
  shape: { sort: { unwrap: () => { options: readonly string[] } } };
}) => shape.sort.unwrap().options;

test("no list and no count reads a whole table", async () => {
  const { services, explain } = await openNoted();
  const answered = [undefined, "false"];
  for (const query of requests(sortsOf(contactListQuery), "answered", answered)) {
    await services.contacts.list(contactListQuery.parse(query));
  }
  for (const query of requests(sortsOf(inquiryListQuery), "answered", answered)) {
    await services.inquiries.list(inquiryListQuery.parse(query));
  }
  for (const query of requests(sortsOf(userListQuery), "q", [undefined])) {
    await services.users.list(userListQuery.parse(query));
  }
  for (const query of requests(sortsOf(mailListQuery), "status", [undefined, "sent"])) {
    await services.outbox.list(mailListQuery.parse(query));
  }
  await services.stats.read();

  const plans = await explain();
  for (const table of ["contacts", "inquiries", "users", "mails"]) {
    const pages = plans.filter(({ query }) => query.includes(`from "${table}" `));
    expect({ table, pages }).not.toEqual({ table, pages: [] });
  }
  for (const { query, steps } of plans) {
    if (query.includes("where false")) continue;
    const isPage = query.includes("json_group_array") && !/_search|LIKE/.test(query);
    const slow = steps.filter(
      (step) => readsWholeTable.test(step) || (isPage && step === "USE TEMP B-TREE FOR ORDER BY"),
    );
    expect({ query, slow }).toEqual({ query, slow: [] });
  }
}, 60_000);
