import { expect, test } from "vitest";
import { openDesk } from "#testing/app/open-desk.ts";
import { nextAddress, sampleContact } from "#testing/app/samples.ts";
import { lockDatabase } from "#testing/lock-database.ts";

/** `sendAll(names)` posts one message for each name at once; their statuses. */
const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const toSent = (name: string, key?: string) => ({
    json: { ...sampleContact, name, email: `${name}@example.test` },
    address: nextAddress(),
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
  const sendAll = async (names: string[]) => {
    const answers = names.map((name) => desk.send("POST /api/contact", toSent(name)));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const readNames = async () => (await desk.listContacts()).map(({ name }) => name).toSorted();
  return { ...desk, toSent, sendAll, readNames };
};

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test("messages that arrive at once are all stored, each with its mails", async () => {
  const { sendAll, readNames, readOutbox } = await open();
  const names = createNames(90);
  expect(new Set(await sendAll(names))).toEqual(new Set([201]));
  expect(await readNames()).toEqual(names.toSorted());
  const recipients = (await readOutbox()).map(({ to }) => to);
  for (const name of names) expect(recipients).toContain(`${name}@example.test`);
  expect(recipients).toHaveLength(180);
});

test("the same keys at two processes at once are one message each, with one answer", async () => {
  const { send, openProcess, toSent, readNames, readOutbox } = await open();
  const names = createNames(50);
  const requests = names.map((name) => toSent(name, crypto.randomUUID()));
  const [here, there] = await Promise.all(
    [send, openProcess().send].map((post) =>
      Promise.all(requests.map(async (sent) => (await post("POST /api/contact", sent)).text)),
    ),
  );
  expect(there).toEqual(here);
  expect(await readNames()).toEqual(names.toSorted());
  expect(await readOutbox()).toHaveLength(100);
});

test("a message that cannot be stored takes no other with it", async () => {
  const { sendAll, readNames, db } = await open();
  await db.write((tx) =>
    tx.run(
      `CREATE TRIGGER refused BEFORE INSERT ON mails WHEN NEW."to" = 'n2@example.test' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    ),
  );
  expect(await sendAll(createNames(5))).toEqual([201, 201, 500, 201, 201]);
  expect(await readNames()).toEqual(["n0", "n1", "n3", "n4"]);
});

test("messages are refused soon, and together, while the database is locked", async () => {
  const { sendAll, readNames, url } = await open({ database: "file" });
  const unlock = await lockDatabase(url);
  const began = performance.now();
  expect(new Set(await sendAll(createNames(6)))).toEqual(new Set([503]));
  // One after another, each would have waited two seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
  await unlock();
  expect(await readNames()).toEqual([]);
  expect(await sendAll(["n7"])).toEqual([201]);
});
