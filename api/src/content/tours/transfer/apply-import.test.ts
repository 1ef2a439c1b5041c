import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createToImageFields } from "#media/images/picture-urls.ts";
import { createDiskStorage } from "#media/storage/storage.ts";
import { product } from "#platform/actor.ts";
import { createContentEditor } from "#publishing/content-editor.ts";
import { lockDatabase } from "#testing/lock-database.ts";
import { openTransfer } from "#testing/tours/open-transfer.ts";
import { createImportFiles } from "./import-files.ts";
import { createTourTransferService } from "./tour-transfer.service.ts";

const table = "ID,Title\nfirst,One\n";

test("returns the result of a repeated import while writes are blocked", async () => {
  const { addTour, preview, apply, url } = await openTransfer();
  await addTour("First");
  const { _id } = await preview(table, "text/csv");
  const first = await apply(_id);
  await lockDatabase(url);
  expect(await apply(_id)).toMatchObject({ status: 200, body: first.body });
});

test("an import whose files stay behind is done all the same, and the log says so", async () => {
  const { addTour, preview, tours, db, folder, clock, services } = await openTransfer();
  await addTour("First");
  const { _id } = await preview(table, "text/csv");
  const lines: string[] = [];
  const imports = join(folder, "tour-imports");
  const { diskSpace } = services;
  const files = createImportFiles({ folder: imports, diskSpace, now: clock.now });
  const { apply } = createTourTransferService({
    ...services,
    editContent: createContentEditor({ ...services, now: clock.now }),
    toImageFields: createToImageFields(),
    db,
    now: clock.now,
    storage: await createDiskStorage(join(folder, "media")),
    files: { ...files, remove: () => Promise.reject(new Error("EBUSY")) },
    log: pino({ base: null }, { write: (line: string) => lines.push(line) }),
  });
  expect(await apply(product, _id)).toMatchObject({ created: 0, changed: 1 });
  expect(await tours()).toMatchObject([{ title: "One" }]);
  expect(await readdir(imports)).toEqual([_id]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "import.files_left", import: _id },
  ]);
});
