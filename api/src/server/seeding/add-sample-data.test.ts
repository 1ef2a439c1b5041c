import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { tourFacts } from "shared/content/tours/tour-facts";
import { expect, onTestFinished, test } from "vitest";
import { createUsersService } from "#accounts/users/users.service.ts";
import { createContentService } from "#content/snapshot/content.service.ts";
import { createContactsService } from "#inbox/forms/contacts.service.ts";
import { createInquiriesService } from "#inbox/forms/inquiries.service.ts";
import { createMessageIntake } from "#inbox/forms/message-intake.ts";
import { createAccountWriter } from "#mail/account-mails/account-writer.ts";
import { createMailWriter } from "#mail/mail-writer.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import { openDatabase } from "#platform/db/client.ts";
import { readSettings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { users } from "#tables/accounts.ts";
import { newest } from "#testing/app/samples.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { openMigrated } from "../data/open-migrated.ts";
import { createStatsService } from "../stats/stats.service.ts";
import { addSampleData } from "./add-sample-data.ts";

const nothing = { tours: 0, photos: 0, inquiries: 0, contacts: 0, users: 0 };

const openFolder = async () => {
  const folder = await makeFolder();
  const settings = readSettings({ DATA_DIR: folder });
  const lines: string[] = [];
  return {
    folder,
    settings,
    lines,
    add: (counts: Partial<typeof nothing>) =>
      addSampleData(settings, { ...nothing, ...counts }, (line) => lines.push(line)),
    open: async () => {
      const db = await openDatabase({ url: settings.DATABASE_URL });
      onTestFinished(db.close);
      const now = () => new Date();
      const content = createContentService({ db, now, toImageFields: createToImageFields() });
      const mailDeps = { db, now, mailServer: { canSend: false } };
      const readMailContext = async () => ({
        operator: "o@example.test",
        publicUrl: "http://public.test",
        settings: await content.readSettings(),
      });
      const accountDeps = {
        ...mailDeps,
        readSettings: content.readSettings,
        publicUrl: "http://public.test",
        limitSecret: "",
      };
      const deps = {
        db,
        now,
        writeAccounts: createAccountWriter(accountDeps, () => {}),
        createIntake: createMessageIntake({ ...mailDeps, onStored: () => {} }),
        writeWithMails: createMailWriter(mailDeps, () => {}),
        readMailContext,
        limitSecret: "",
        diskSpace: { isLow: async () => false },
        backups: { isLate: async () => false },
      };
      const users = createUsersService(deps);
      const contacts = createContactsService(deps);
      const inquiries = createInquiriesService(deps);
      return {
        content: (await content.current()).content,
        stats: await createStatsService({ ...deps, content, contacts, inquiries }).read(),
        inquiries: await inquiries.list(newest()),
        contacts: await contacts.list(newest()),
        users: await users.list(newest()),
      };
    },
  };
};

test("an empty database gets just what was asked for, spread over a year", async () => {
  const { add, open, lines } = await openFolder();
  await add({ tours: 25, photos: 3, inquiries: 40, contacts: 30, users: 20 });
  const { content, stats, inquiries, contacts, users } = await open();
  expect(stats).toMatchObject({ services: 25, gallery: 3, inquiries: 40, contacts: 30, users: 20 });
  expect(lines).toContain("inquiries: 40 of 40");

  for (const rows of [inquiries.inquiries, contacts.contacts]) {
    const answered = rows.filter(({ responseMessage }) => responseMessage !== null);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(rows.length);
  }
  const [phones, texts] = (["phone", "message"] as const).map((field) =>
    inquiries.inquiries.flatMap((inquiry) => inquiry[field] ?? []),
  );
  expect(phones!.length).toBeLessThan(40);
  expect(phones!.join()).toMatch(/^(\+250000\d{6},?)+$/);
  expect(texts!.length).toBeGreaterThan(0);
  const times = inquiries.inquiries.map(({ createdAt }) => Date.parse(createdAt));
  expect(times[0]! - times.at(-1)!).toBeGreaterThan(300 * 86_400_000);
  const names = [...contacts.contacts, ...inquiries.inquiries].flatMap(({ name }) => name ?? []);
  expect([...names, ...users.users.map(({ username }) => username)].join()).toMatch(
    /^(Sample [^,]+,?)+$/,
  );
  expect(content.services.every(({ title, image }) => /^Sample/.test(title) && image)).toBe(true);
  for (const { facts, fromPrice, photos } of content.services) {
    expect(tourFacts.parse(facts)).toMatchObject({
      duration: expect.any(Object),
      level: { note: "Sample level" },
      itinerary: { length: 3 },
    });
    expect(fromPrice).toMatchObject({ note: "Sample price" });
    expect(new Set(photos.map(({ picture }) => picture)).size).toBe(8);
  }
  expect(new Set(content.gallery.map(({ imageFile }) => imageFile)).size).toBe(3);
});

test("generates the same texts in every database", async () => {
  const [first, other] = [await openFolder(), await openFolder()];
  await first.add({ inquiries: 5 });
  await other.add({ inquiries: 5 });
  const readTexts = async ({ open }: typeof first) =>
    (await open()).inquiries.inquiries.map(
      ({ _id, conversation, createdAt, respondedAt, ...texts }) => texts,
    );
  expect(await readTexts(first)).toEqual(await readTexts(other));
});

test("while the product has the database open nothing is added, and it says why", async () => {
  const { add, settings, folder } = await openFolder();
  const product = await openMigrated(settings);
  onTestFinished(product.close);
  await product.read.$count(users);
  await expect(add({ users: 1 })).rejects.toThrow(StartError);
  await expect(add({ users: 1 })).rejects.toThrow("The product is running; stop it first.");
  expect(await product.read.$count(users)).toBe(0);
  expect(await readdir(join(folder))).not.toContain("media");
});
