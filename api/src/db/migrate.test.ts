import { stat } from "node:fs/promises";
import { join } from "node:path";
import { content } from "shared/content";
import type { PageBlock } from "shared/page-blocks";
import { blankSettings } from "shared/site-settings";
import { defaultTexts } from "shared/site-texts";
import { noFacts } from "shared/tour-facts";
import { expect, onTestFinished, test } from "vitest";
import { newest } from "#testing/app/samples.ts";
import { firstMigrations } from "#testing/first-migrations.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { aboutPage } from "../../demo/pages/about.ts";
import { mtbTourPage } from "../../demo/pages/mtb-tour.ts";
import { demoSettings } from "../../demo/site-settings.ts";
import { demoTours } from "../../demo/tours/demo-tours.ts";
import { product } from "../audit/actor.ts";
import { createContentService } from "../features/content/content.service.ts";
import { readDemo } from "../features/first-start/demo-content.ts";
import { createContactsService } from "../features/messages/contacts.service.ts";
import { createMessageIntake } from "../features/messages/message-intake.ts";
import { createOutboxService } from "../features/outbox/outbox.service.ts";
import { createToImageFields } from "../media/images/picture-urls.ts";
import { createMailWriter } from "../outbox/mail-writer.ts";
import { createFormTokens } from "../spam/form-tokens.ts";
import { openDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { mails as mailRows } from "./schema/mails.ts";
import { milestones } from "./schema/milestones.ts";

test("rows of the first version are kept, listed and found after an update", async () => {
  const url = `file:${join(await makeFolder(), "tours.db")}`;
  await migrateDatabase({ url }, await firstMigrations(1));
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  const insert = (row: string) => db.write((tx) => tx.run(row));
  const at = "2026-11-20T06:00:00.000Z";
  await insert(
    `INSERT INTO contacts (id, name, email, message, response_message, responded_at, search_text, created_at)
     VALUES ('c1', 'Straß', 'ada@example.test', 'Two kayaks?', 'Karibu!', '${at}', 'OLD', '${at}')`,
  );
  const said = `Karibu!\n"It's" {"a":1} \\n é`;
  await insert(
    `INSERT INTO mails (id, "to", subject, body, status, search_text, created_at)
     VALUES ('m1', 'ada@example.test', 'Answer', '${said.replaceAll("'", "''")}', 'sent', 'OLD', '${at}')`,
  );

  await migrateDatabase({ url });

  const mailContext = {
    operator: "o@example.test",
    publicUrl: "http://public.test",
    settings: blankSettings,
  };
  const now = () => new Date(at);
  const mailDeps = { db, now, mailServer: { canSend: false, inbox: "o@example.test" } };
  const writeWithMails = createMailWriter(mailDeps, () => {});
  const readMailContext = async () => mailContext;
  const contacts = createContactsService({
    db,
    now,
    createIntake: createMessageIntake({ ...mailDeps, readMailContext, onStored: () => {} }),
    writeWithMails,
    readMailContext,
    limitSecret: "",
    formTokens: createFormTokens("sample secret", now),
  });
  for (const q of [undefined, "STRAß", "two kayaks", "karibu"]) {
    const { contacts: found, total } = await contacts.list({ ...newest(), q });
    expect({ q, total, found }).toMatchObject({
      total: 1,
      found: [{ _id: "c1", name: "Straß", responded: true, responseMail: null }],
    });
  }
  const outbox = createOutboxService({ ...mailDeps, onRetry: () => {} });
  const mails = await outbox.list({ ...newest(), q: "ada@", status: "sent" });
  expect(mails).toMatchObject({ total: 1, mails: [{ _id: "m1", subject: "Answer" }] });
  const [mail] = await db.read.select({ parts: mailRows.parts }).from(mailRows);
  expect(mail?.parts).toEqual([{ text: said }]);
  await contacts.respond(product, { contactId: "c1", responseMessage: "Karibu sana!" });
  expect((await contacts.list({ ...newest(), q: "sana" })).contacts).toMatchObject([
    { _id: "c1", responseMail: { status: "held" } },
  ]);
});

test("the picture of a tour of the first version is its first photo after an update", async () => {
  const url = `file:${join(await makeFolder(), "tours.db")}`;
  await migrateDatabase({ url }, await firstMigrations(1));
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  const at = "2026-11-20T06:00:00.000Z";
  await db.write((tx) =>
    tx.run(
      `INSERT INTO pictures (id, width, height, color, main_file, renditions, created_at)
       VALUES ('p1', 3, 2, '#336677', 'p1.jpg', '[]', '${at}')`,
    ),
  );
  const columns = "id, title, description, detail_page, highlights, tips, whatsapp, email";
  const insertTour = (id: string, picture: string) =>
    db.write((tx) =>
      tx.run(
        `INSERT INTO tour_services (${columns}, picture_id, created_at, updated_at)
         VALUES ('${id}', 'Kayak', 'Out.', '/', '["Bats"]', '[]', '+250', 'a@b.test', ${picture}, '${at}', '${at}')`,
      ),
    );
  await insertTour("kayak", "'p1'");
  await insertTour("walk", "NULL");

  await migrateDatabase({ url });

  const toImageFields = createToImageFields();
  const { services } = (await createContentService({ db, toImageFields }).current()).content;
  expect(services).toMatchObject([
    { _id: "walk", imageFile: null, photos: [], isShown: true },
    {
      _id: "kayak",
      imageFile: "/media/p1.jpg",
      photos: [{ picture: "p1", caption: null }],
      details: { highlights: ["Bats"] },
      facts: noFacts,
    },
  ]);
});

const noPhotos = (blocks: PageBlock[]) =>
  blocks.map((block) =>
    block.type === "itinerary"
      ? { ...block, stages: block.stages.map((stage) => ({ ...stage, photo: null })) }
      : block,
  );

test("a database that was in use keeps the pages and lines that the code had; a new one has none", async () => {
  const read = async (isUsed: boolean) => {
    const url = `file:${join(await makeFolder(), "tours.db")}`;
    await migrateDatabase({ url }, await firstMigrations(1));
    const db = await openDatabase({ url });
    onTestFinished(db.close);
    const revision = "INSERT INTO content_revision (id, revision) VALUES (1, 7)";
    if (isUsed) await db.write((tx) => tx.run(revision));
    await migrateDatabase({ url });
    const service = createContentService({ db, toImageFields: createToImageFields() });
    return content.parse((await service.current()).content);
  };
  const { pages, settings } = await read(true);
  expect(pages).toMatchObject([
    { ...mtbTourPage, blocks: noPhotos(mtbTourPage.blocks), isShown: true },
    { ...aboutPage, isShown: true },
  ]);
  expect(settings.navigation.footer.map(({ link }) => link)).toContain("/explore-more-to-Rwanda");
  expect(settings.texts).toEqual({ ...demoSettings.texts, homeTitle: null });
  const fresh = await read(false);
  expect(fresh.pages).toEqual([]);
  expect(fresh.settings.texts).toEqual(defaultTexts);
});

type Used = { tours: string[]; email?: string; isSeeded?: boolean; changedAt?: string };

/** What an update finds in a database that was in use before there were settings. */
const updateUsed = async ({ tours, email, isSeeded = true, changedAt }: Used) => {
  const url = `file:${join(await makeFolder(), "tours.db")}`;
  await migrateDatabase({ url }, await firstMigrations(12));
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  const at = "2026-03-20T06:00:00.000Z";
  const seededAt = "2026-03-20T06:00:05.000Z";
  const reason = isSeeded ? "Demo content" : "Added a tour";
  await db.write(async (tx) => {
    await tx.run("INSERT INTO content_revision (id, revision) VALUES (1, 7)");
    await tx.run(
      `INSERT INTO builds (id, revision, status, reason, requested_at) VALUES ('b1', 1, 'live', '${reason}', '${seededAt}')`,
    );
    for (const id of tours)
      await tx.run(
        `INSERT INTO tour_services (id, title, description, detail_page, highlights, tips, whatsapp, email, created_at, updated_at)
         VALUES ('${id}', 'Kayak', 'Out.', '/', '[]', '[]', '+250', 'a@b.test', '${at}', '${changedAt ?? at}')`,
      );
  });
  await migrateDatabase({ url }, await firstMigrations(17));
  const contact = `UPDATE site_settings SET value = '{"email":"${email}"}' WHERE section = 'contact'`;
  if (email) await db.write((tx) => tx.run(contact));
  await migrateDatabase({ url });
  return { seededAt, found: await db.read.select().from(milestones), db };
};

const demoIds = demoTours.map(({ slug }) => slug);

test("a demo that was never made one's own is still a demo after an update, with nothing of one's own", async () => {
  const { found, seededAt, db } = await updateUsed({ tours: demoIds });
  expect(found).toEqual([{ name: "demo", reachedAt: seededAt }]);
  expect((await readDemo(db.read))?.ownContent).toEqual({
    ...{ tours: 0, photos: 0, reviews: 0 },
    ...{ questions: 0, pages: 0, settings: 0 },
  });
  expect((await updateUsed({ tours: [...demoIds.slice(0, 12), "my-own"] })).found).toHaveLength(1);
});

test.each<[string, Used]>([
  ["tours of their own alone", { tours: ["my-own"], isSeeded: false }],
  ["no tours", { tours: [], isSeeded: false }],
  ["tours of their own, in place of the demo's", { tours: ["my-own"] }],
  ["most of the demo's tours deleted", { tours: [...demoIds.slice(0, 10), "my-own"] }],
  ["the demo's tours written anew", { tours: demoIds, changedAt: "2026-05-01T00:00:00.000Z" }],
  ["tours named as the demo's", { tours: demoIds, isSeeded: false }],
  ["a company of their own", { tours: demoIds, email: "hello@lake-tours.test" }],
])("an operator with %s has no demo after an update", async (_, used) => {
  expect((await updateUsed(used)).found).toEqual([]);
});

test("beside other processes a migration leaves their write-ahead log to whoever keeps it short", async () => {
  const folder = await makeFolder();
  const path = join(folder, "tours.db");
  const address = { url: `file:${path}`, isShared: true };
  await migrateDatabase(address, await firstMigrations(1));
  const other = await openDatabase(address);
  onTestFinished(other.close);
  const bytes = 6_000_000;
  await other.write((tx) => tx.run(`CREATE TABLE boats AS SELECT zeroblob(${bytes}) AS hull`));
  await migrateDatabase(address);
  expect((await stat(path)).size).toBeLessThan(bytes);
});
