import { openDatabase } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { contacts } from "#db/schema/messages.ts";

/** A process that stores so many messages in a database, one after another. */
const [url = "", count] = process.argv.slice(2);
const db = await openDatabase({ url });
for (let number = 1; number <= Number(count); number += 1) {
  const message = { name: "Elsewhere", email: "elsewhere@example.test", message: "Hello" };
  const row = { id: newId(), ...message, createdAt: new Date().toISOString() };
  await db.write((tx) => tx.insert(contacts).values(row));
}
db.close();
