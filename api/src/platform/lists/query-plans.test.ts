import { createClient, type InValue } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { userListQuery } from "shared/accounts/users";
import { auditListQuery } from "shared/audit/audit";
import { contactListQuery } from "shared/inbox/contacts";
import { conversationListQuery } from "shared/inbox/conversations";
import { inquiryListQuery } from "shared/inbox/inquiries";
import { mailListQuery } from "shared/mail/outbox";
import { expect, onTestFinished, test } from "vitest";
import { addEntries } from "#audit/add-entries.ts";
import { readKnownGuests } from "#inbox/messages/store-forms.ts";
import { countLastMinute } from "#inbox/spam/floods.ts";
import { users as userRows } from "#tables/accounts.ts";
import { mails as mailRows } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { insertContacts, insertInquiries } from "#testing/stored-messages.ts";
import { product } from "../actor.ts";
import { insertMany } from "../db/insert-many.ts";

/** More than a search looks for. */
const many = 12_000;

const createdAt = "2026-11-20T06:00:00.000Z";
const stay = { destination: "Kivu", paxNumber: 2, checkinDate: "-", checkoutDate: "-" };
const account = { role: "user", passwordHash: "-" };

const fill = async ({ db }: Awaited<ReturnType<typeof createTestApp>>, count: number) => {
  const people = Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Ada ${index % 50}`,
    email: `${index}@x.test`,
    createdAt,
  }));
  const messages = people.map((person) => ({ ...person, message: "Hello" }));
  const inquiries = people.map((person) => ({ ...person, ...stay, id: `inquiry-${person.id}` }));
  const users = people.map(({ name, ...person }) => ({
    ...person,
    ...account,
    username: name,
    emailKey: person.email,
  }));
  const mails = people.map(({ name, email, ...person }) => ({
    ...person,
    to: email,
    subject: name,
    parts: [],
    status: "sent" as const,
  }));
  const entries = people.map(({ id, name }) => ({
    action: "tour.changed" as const,
    subject: { kind: "tour" as const, id, name },
    by: { ...product, id, address: "192.0.2.1" },
    at: new Date(createdAt),
  }));
  await insertContacts(db, messages);
  await insertInquiries(db, inquiries);
  await db.write(async (tx) => {
    await insertMany(tx, userRows, users);
    await insertMany(tx, mailRows, mails);
    await addEntries(tx, entries);
  });
};

/** An app that notes what its database is asked, and how SQLite goes about all of it. */
const openNoted = async (count: number) => {
  const testApp = await createTestApp();
  await fill(testApp, count);
  const client = createClient({ url: testApp.url });
  onTestFinished(() => client.close());
  const asked = new Map<string, unknown[]>();
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.set(query, params) };
  Object.assign(testApp.db, { read: drizzle(client, { logger }) });
  const explain = async () => {
    const plans: { query: string; steps: { detail: string; isWithin: boolean }[] }[] = [];
    for (const [query, params] of asked) {
      const args = params as InValue[];
      const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${query}`, args });
      const steps = rows.map(({ detail, parent }) => ({
        detail: String(detail),
        isWithin: parent !== 0,
      }));
      plans.push({ query, steps });
    }
    return plans;
  };
  return { services: testApp.services, read: testApp.db.read, explain };
};

/**
 * All of its rows: what is in an index alone may be passed by, as a page is found by its number. `max` seeks
 * in no index.
 */
const readsWholeTable =
  /^SCAN (messages|users|mails|audit_entries|tour_services|gallery_items)\b(?!.* COVERING INDEX )|^SEARCH \w+$/;

const searches = [undefined, "zzz", "ada", "a"];
const withEach = <T>(base: object, name: string, values: readonly T[]) =>
  values.map((value) => ({ ...base, ...(value !== undefined && { [name]: value }) }));

const requests = (sorts: readonly string[], filter: string, values: readonly unknown[]) =>
  searches
    .flatMap((q) => withEach({ page: "3" }, "q", [q]))
    .flatMap((query) => withEach(query, "sort", sorts))
    .flatMap((query) => withEach(query, filter, values));

const listSorts = ({
  shape,
}: {
  shape: { sort: { unwrap: () => { options: readonly string[] } } };
}) => shape.sort.unwrap().options;

test("no list and no count reads a whole table", async () => {
  const { services, explain } = await openNoted(many);
  const answered = [undefined, "false"];
  for (const query of requests(listSorts(contactListQuery), "answered", answered)) {
    await services.contacts.list(contactListQuery.parse(query));
  }
  for (const query of requests(listSorts(inquiryListQuery), "answered", answered)) {
    await services.inquiries.list(inquiryListQuery.parse(query));
  }
  for (const query of requests(listSorts(userListQuery), "q", [undefined])) {
    await services.users.list(userListQuery.parse(query));
  }
  for (const query of requests(listSorts(mailListQuery), "status", [undefined, "sent"])) {
    await services.outbox.list(mailListQuery.parse(query));
  }
  for (const query of requests(["createdAt"], "action", [undefined, "tour.changed"])) {
    const times = { from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z" };
    for (const filter of [{}, { actor: "id-7" }, times, { ...times, actor: "7@x.test" }])
      await services.audit.list(auditListQuery.parse({ ...query, ...filter }));
  }
  await services.stats.read();

  const plans = await explain();
  for (const table of ["messages", "users", "mails", "audit_entries"]) {
    const pages = plans.filter(({ query }) => query.includes(`from "${table}" `));
    expect({ table, pages }).not.toEqual({ table, pages: [] });
  }
  for (const { query, steps } of plans) {
    if (query.includes("where false")) continue;
    const isPage = query.includes(" offset ") && !/_search|GLOB/.test(query);
    // The rows of a page are sorted once more when they are found, among all rows never.
    const slow = steps.filter(
      ({ detail, isWithin }) =>
        readsWholeTable.test(detail) ||
        (isPage && isWithin && detail === "USE TEMP B-TREE FOR ORDER BY"),
    );
    expect({ query, slow }).toEqual({ query, slow: [] });
  }
}, 60_000);

test("uses an index to filter conversations by assignee and by words", async () => {
  const { services, explain } = await openNoted(100);
  const list = (query: object) =>
    services.conversations.list(conversationListQuery.parse(query), "id-7");
  for (const query of withEach({ q: "zzz" }, "sort", listSorts(conversationListQuery)))
    await list(query);
  await list({ assignee: "me" });

  const details = (await explain()).flatMap(({ query, steps }) =>
    query.includes('from "conversations"') ? steps.map(({ detail }) => detail) : [],
  );
  expect(details).toContainEqual(expect.stringMatching(/conversations_assignee .*assignee_id=/));
  // The rows that are shown are found by their ids.
  expect(details.filter((detail) => /conversations USING INDEX/.test(detail))).toEqual([]);
}, 60_000);

test("receiving a message reads only those of its guest and of the last minute", async () => {
  const { read, explain } = await openNoted(100);
  await readKnownGuests(read, [{ email: "7@x.test", phone: "+250788123456" }]);
  await countLastMinute(read, new Date());

  const plans = await explain();
  expect(plans.length).toBe(3);
  const details = plans.flatMap(({ steps }) => steps.map(({ detail }) => detail));
  expect(details).toContainEqual(
    expect.stringMatching(
      /messages USING COVERING INDEX messages_conversation \(conversation_id=\?\)/,
    ),
  );
  expect(details).toContainEqual(expect.stringMatching(/messages_age \(created_at>\? AND /));
  const whole = details.filter((detail) => /^SCAN messages\b|\(kind=\?\)$/.test(detail));
  expect(whole).toEqual([]);
}, 60_000);
