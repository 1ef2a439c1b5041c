import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { holdDatabase } from "./hold-database.ts";

const open = async () => {
  const DATABASE_URL = `file:${join(await makeFolder(), "tours.db")}`;
  const hold = async () => {
    const { letGo } = await holdDatabase(readSettings({ DATABASE_URL }), 300);
    onTestFinished(letGo);
    return letGo;
  };
  return { DATABASE_URL, hold };
};

test("refuses a second process on one file, which may start once the first has stopped", async () => {
  const { hold } = await open();
  const letGo = await hold();
  await expect(hold()).rejects.toThrow("Another process of the product is using this database.");
  setTimeout(letGo, 100);
  await hold();
});

test("a killed process does not block the next one", async () => {
  const { DATABASE_URL, hold } = await open();
  const script = `
    const { holdDatabase } = await import("${import.meta.resolve("./hold-database.ts")}");
    const { readSettings } = await import("${import.meta.resolve("#platform/env/env.ts")}");
    globalThis.held = await holdDatabase(readSettings({ DATABASE_URL: "${DATABASE_URL}" }));
    console.log("held");
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  await expect(hold()).rejects.toThrow("Another process of the product is using this database.");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  await hold();
});
