import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("./faults.c", import.meta.url));

const build = async () => {
  const library = join(await mkdtemp(join(tmpdir(), "tours-faults-")), "faults.so");
  const { status } = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  if (status === 0) return library;
  process.stderr.write(
    "No C compiler: failing syncs, full disks and killed writes were not tried.\n",
  );
  return undefined;
};
let built: Promise<string | undefined> | undefined;

/** The path of the library, once for all tests; `undefined`, and a line that says so, where none can be built. */
export const buildFaults = () => {
  built ??= build();
  return built;
};
