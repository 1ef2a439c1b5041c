import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles } from "#testing/publishing/releases.ts";
import { replaceFolder } from "./replace-folder.ts";

test("restores the former site when the new one cannot be moved into place", async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { "site/index.html": "before" });
  const nowhere = join(folder, "unfinished");
  const replacing = replaceFolder(nowhere, join(folder, "site"), join(folder, "before"));
  await expect(replacing).rejects.toThrow("ENOENT");
  expect(await readFile(join(folder, "site", "index.html"), "utf8")).toBe("before");
});
