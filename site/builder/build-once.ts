import { randomUUID } from "node:crypto";
import { describeBuildError } from "./describe-build-error.ts";
import { readRelease } from "./release/read-release.ts";
import { createRendererProcess } from "./renderer/renderer-process.ts";
import { processEnvironment } from "./settings.ts";

/** Makes one release in the folder that the command line names, for a host that serves it. */
const [folder = ""] = process.argv.slice(2);
const renderer = createRendererProcess(processEnvironment);
const stopping = new AbortController();
// The process that asked for the release has ended.
process.once("disconnect", () => stopping.abort());

try {
  const request = { buildId: randomUUID(), folder };
  await renderer.render(request, stopping.signal);
  const release = await readRelease(folder);
  for (const { kind, name, problem } of release?.manifest.heldBack ?? [])
    process.stderr.write(`The ${kind} “${name}” is left out. ${problem}\n`);
} catch (error) {
  process.stderr.write(`${describeBuildError(error)}\n`);
  process.exitCode = 1;
} finally {
  renderer.stop();
  process.disconnect?.();
}
