import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { version } from "#platform/version.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { runIbirwa } from "#testing/run-ibirwa.ts";

const commands = readdirSync(fileURLToPath(new URL("commands", import.meta.url)))
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => file.replace(".ts", ""));

test("--help lists every command, and each command explains itself and the exit codes", async () => {
  const folder = await makeFolder();
  const { code, stdout, stderr } = await runIbirwa(folder, "--help");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(commands.length).toBeGreaterThan(10);
  for (const name of commands) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, "m"));
  const helps = await Promise.all(commands.map((name) => runIbirwa(folder, name, "--help")));
  for (const help of helps) {
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain("Exit codes: 0 done, 1 failed, 2 wrong use.");
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("--version prints the version, also behind a command", async () => {
  const folder = await makeFolder();
  for (const args of [["--version"], ["backup", "--version"]])
    expect(await runIbirwa(folder, ...args)).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: "",
    });
});

test.each([
  [["bakup"], "Did you mean backup?"],
  [["backup", "a.zip", "--jsn"], "Did you mean --json?"],
  [["backup"], "missing required argument 'file'"],
  [["build", "--folder", "x"], "unknown option '--folder'"],
  [["build", "--only", "api"], "Allowed choices are admin, site"],
  [["build", "--only", "site", "--out", "x"], "cannot be used with option"],
  [["start", "--role", "boss"], "Allowed choices are all, web, worker"],
  [["start", "web"], "too many arguments"],
  [["move", "file:a.db"], "missing required argument 'to'"],
  [["move", "tours.db", "file:b.db"], "Use file:PATH"],
  [[], "Usage: ibirwa"],
])("%j is wrong use", async (args, hint) => {
  const { code, stdout, stderr } = await runIbirwa(await makeFolder(), ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(hint);
});

test.each([
  [["password"], "Set a new password for the admin"],
  [["move", "file:a.db", "file:b.db"], "Copy all rows from file:a.db to file:b.db?"],
])("%j without a terminal and without --yes is refused", async (args, question) => {
  const folder = await makeFolder();
  const { code, stdout, stderr } = await runIbirwa(folder, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(question);
  expect(stderr).toMatch(/Nothing was changed\. Add --yes, or confirm in a terminal\.\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that can't be opened fails in a sentence", async () => {
  const folder = await makeFolder();
  const missing = join(folder, "missing");
  const encrypted = join(folder, "backup.age");
  writeFileSync(encrypted, "age-encryption.org/v1\n");
  const runs = [
    ["restore", encrypted, "--identity", join(missing, "key.txt"), "--yes"],
    ["export", join(missing, "tours.csv")],
  ];
  for (const args of runs) {
    const { code, stderr } = await runIbirwa(join(folder, "data"), ...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^ENOENT: no such file or directory, open '[^']+'\n$/);
  }
}, 60_000);

test("takes a word behind a later -- as a file, even with a leading dash", async () => {
  const folder = await makeFolder();
  const words = ["backup", "--json", "--", "-missing/backup.zip"];
  const { code, stderr } = await runIbirwa(folder, ...words);
  expect(code).toBe(1);
  expect(stderr).not.toContain("unknown option");
});

test("--role takes precedence over ROLE, and wrong settings fail in a sentence", async () => {
  const { code, stderr } = await runIbirwa(await makeFolder(), "start", "--", "--role=web");
  expect(code).toBe(1);
  expect(stderr).toContain("because the role is web");
});

test("a backup and the state of the activity log are JSON for scripts", async () => {
  const folder = await makeFolder();
  await runIbirwa(folder, "seed", "--users", "1");
  const file = join(await makeFolder(), "backup.zip");
  const backup = await runIbirwa(folder, "backup", file, "--json");
  expect(JSON.parse(backup.stdout)).toMatchObject({
    file,
    bytes: expect.any(Number),
    isEncrypted: false,
    manifest: { tables: { users: 1 } },
  });
  const audit = await runIbirwa(folder, "audit", "--json");
  expect(audit.code).toBe(0);
  expect(JSON.parse(audit.stdout)).toMatchObject({ isComplete: true, flaw: null });
  expect(audit.stdout).not.toMatch(/address|device/);
}, 60_000);

test("the scripts of package.json run commands that exist", async () => {
  const scripts = execFileSync("grep", ["-o", "cli/main.ts [a-z]*", "package.json"], {
    encoding: "utf8",
  });
  const named = [...scripts.matchAll(/main\.ts ([a-z]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect(commands).toContain(name);
});
