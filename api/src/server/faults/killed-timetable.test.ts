import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gt } from "drizzle-orm";
import { pageSaved } from "shared/content/pages/pages";
import { toPageDocument } from "shared/content/records/records";
import { timetableList } from "shared/content/records/timetable";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { recordVersions, timetable } from "#tables/records.ts";
import { openProduct } from "#testing/app/open-product.ts";
import { samplePage } from "#testing/app/samples.ts";
import { rounds } from "#testing/faults/rounds.ts";

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct({ BACKUP_EVERY: "off" });
}, 120_000);
afterAll(() => product.close());

const send = async (route: string, body?: object): Promise<unknown> => {
  const [method = "", path = ""] = route.split(" ");
  const headers = { ...product.headers, "Content-Type": "application/json" };
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(product.origin + path, { method, headers, ...sent });
  expect(answer.ok, route).toBe(true);
  return answer.json();
};

/** A page whose draft goes out next year. */
const planPage = async (slug: string) => {
  const { page } = pageSaved.parse(await send("POST /api/pages", { ...samplePage, slug }));
  const document = { ...toPageDocument(page), title: "Changed" };
  const draft = { name: slug, values: {}, from: null, document, base: page.updatedAt };
  await send(`PUT /api/drafts/page/${page._id}`, { ...draft, draftAt: null });
  const records = [{ kind: "page", id: page._id, action: "publish" }];
  const day = `${new Date().getUTCFullYear() + 1}-12-01`;
  await send("POST /api/timetable", { records, day, time: "08:00" });
};

const withDatabase = async <T>(
  job: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const db = await openDatabase({ url: `file:${join(product.folder, "tours.db")}` });
  try {
    return await job(db);
  } finally {
    db.close();
  }
};

const pages = 20;

test(
  "whenever the product is killed, each planned draft is published once",
  async () => {
    for (let number = 0; number < pages; number += 1) await planPage(`page-${number}`);
    await product.kill();
    const dueAt = new Date().toISOString();
    await withDatabase((db) => db.write((tx) => tx.update(timetable).set({ dueAt })));
    for (let round = 0; round < rounds(2, 30); round += 1) {
      await product.start();
      await pause(Math.random() * 200);
      await product.kill();
    }
    await product.start();
    const readStates = async () => {
      const { planned, past } = timetableList.parse(await send("GET /api/timetable"));
      return [...planned, ...past].map(({ state }) => state);
    };
    await expect.poll(readStates, { timeout: 60_000 }).toEqual(Array(pages).fill("done"));
    await product.kill();
    const published = await withDatabase(({ read }) =>
      read
        .select({ id: recordVersions.recordId, document: recordVersions.document })
        .from(recordVersions)
        .where(gt(recordVersions.revision, 0)),
    );
    const changed = published.filter(({ document }) =>
      JSON.stringify(document).includes("Changed"),
    );
    expect(new Set(changed.map(({ id }) => id)).size).toBe(pages);
    expect(changed).toHaveLength(pages);
  },
  rounds(240_000, 3_600_000),
);
