import { pino } from "pino";
import { expect, test } from "vitest";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { tryStorage } from "./try-storage.ts";

test("reports a missing permission to list at the start", async () => {
  const { storage, state } = await openS3Storage();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  await tryStorage(storage, log);
  expect(lines).toEqual([]);
  state.trouble = (_method, key) => (key === "" ? 403 : undefined);
  await tryStorage(storage, log);
  expect(lines.join()).toContain("storage.unusable");
  expect(lines.join()).toContain("403");
});
