import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processEnvironment } from "#platform/env/env.ts";

/** The product, as the start command runs it, in a data folder that is gone when it stops. */
const folder = mkdtempSync(join(tmpdir(), "tours-e2e-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
processEnvironment.DATA_DIR = folder;
process.argv.push("start");
await import("../../cli/main.ts");
