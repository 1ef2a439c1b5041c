import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { refuseOtherUser } from "./refuse-other-user.ts";

test("only the user of the product makes backups: files of another would lock the product out", async () => {
  const path = join(await makeFolder(), "tours.db");
  await writeFile(path, "");
  const me = process.getuid!();
  await refuseOtherUser(path, me);
  await expect(refuseOtherUser(path, me + 1)).rejects.toThrow(/Run this as the product's user/);
});
