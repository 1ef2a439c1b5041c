import { eq, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type IngestedPicture, insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { WriteContent } from "#publishing/content-writer.ts";
import { users } from "#tables/accounts.ts";
import { galleryItems, tourPhotos, tourServices } from "#tables/content.ts";
import { messages } from "#tables/messages.ts";
import { type PicturedPlace, type Place, placesOverYear, splitIntoParts } from "./places.ts";
import { samplePhotoRow, sampleTourPhotoRows, sampleTourRow } from "./sample-content.ts";
import { samplePicture } from "./sample-pictures.ts";
import { sampleContact, sampleInquiry, sampleUserRow } from "./sample-rows.ts";
import { storeSampleMessages } from "./store-sample-messages.ts";

export const sampleKinds = ["tours", "photos", "inquiries", "contacts", "users"] as const;
type Kind = (typeof sampleKinds)[number];
export type SampleCounts = Record<Kind, number>;

type Deps = {
  db: Database;
  pictures: Pictures;
  writeContent: WriteContent;
  /** The password hash of all sample accounts. */
  passwordHash: string;
  now: Date;
  print: (line: string) => void;
};
type Insert = (tx: Transaction, places: Place[]) => Promise<unknown>;
type InsertPictured = (
  tx: Transaction,
  places: PicturedPlace[],
  pictureIds: string[],
) => Promise<unknown>;

/** Rows of one statement (SQLite takes 32,766 values) and of one transaction. */
const rowsAtOnce = 500;
const rowsTogether = 10_000;
/** Pictures that all sample tours share, and those that all photos share: each is made in all its sizes. */
const tourPictures = 20;
const photoPictures = 1_000;

const rowsByKind: Record<Kind, { table: SQLiteTable; where?: SQL }> = {
  tours: { table: tourServices },
  photos: { table: galleryItems },
  inquiries: { table: messages, where: eq(messages.kind, "inquiry") },
  contacts: { table: messages, where: eq(messages.kind, "contact") },
  users: { table: users },
};

/** Adds sample rows to what the database holds, spread over the last year, and says how far it is. */
export const seedSampleData = async (deps: Deps, counts: SampleCounts) => {
  const { db, pictures, writeContent, passwordHash, now, print } = deps;

  const readPlaces = async (kind: Kind) => {
    const { table, where } = rowsByKind[kind];
    return placesOverYear(counts[kind], await db.read.$count(table, where), now);
  };

  const addRows = async (kind: Kind, insert: Insert) => {
    let added = 0;
    for (const together of splitIntoParts(await readPlaces(kind), rowsTogether)) {
      await db.write(async (tx) => {
        for (const part of splitIntoParts(together, rowsAtOnce)) await insert(tx, part);
      });
      added += together.length;
      print(`${kind}: ${added} of ${counts[kind]}`);
    }
  };

  const takePictures = async (places: Place[]) => {
    const taken: IngestedPicture[] = [];
    for (const part of splitIntoParts(places, rowsAtOnce)) {
      const files = await Promise.all(part.map(({ number }) => samplePicture(number)));
      taken.push(...(await Promise.all(files.map(pictures.ingest))));
      print(`pictures: ${taken.length} of ${places.length}`);
    }
    return taken;
  };

  /** One transaction: the pictures, the rows and one request to publish. */
  const addContent = async (kind: Kind, pictureCount: number, insert: InsertPictured) => {
    const places = await readPlaces(kind);
    const taken = await takePictures(places.slice(0, pictureCount));
    const pictured = places.flatMap((place, index) => {
      const picture = taken[index % taken.length];
      return picture ? [{ ...place, pictureId: picture.row.id }] : [];
    });
    await writeContent(`Sample ${kind}`, async (tx) => {
      for (const picture of taken) await insertPicture(tx, picture, now);
      const pictureIds = taken.map(({ row }) => row.id);
      for (const part of splitIntoParts(pictured, rowsAtOnce)) await insert(tx, part, pictureIds);
    });
    print(`${kind}: ${pictured.length} of ${counts[kind]}`);
  };

  if (counts.tours > 0) {
    await addContent("tours", tourPictures, async (tx, part, pictureIds) => {
      const tours = part.map((place) => ({ place, row: sampleTourRow(place) }));
      await tx.insert(tourServices).values(tours.map(({ row }) => row));
      const photos = tours.flatMap(({ place, row }) =>
        sampleTourPhotoRows(row.id, place, pictureIds),
      );
      await tx.insert(tourPhotos).values(photos);
    });
  }
  if (counts.photos > 0) {
    await addContent("photos", photoPictures, (tx, part) =>
      tx.insert(galleryItems).values(part.map(samplePhotoRow)),
    );
  }
  await addRows("inquiries", (tx, part) => storeSampleMessages(tx, part.map(sampleInquiry)));
  await addRows("contacts", (tx, part) => storeSampleMessages(tx, part.map(sampleContact)));
  await addRows("users", (tx, part) =>
    tx.insert(users).values(part.map((place) => sampleUserRow(place, passwordHash))),
  );
};
