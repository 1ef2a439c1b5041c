import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { processEnvironment } from "../../src/env/env.ts";

const readyMessage = z.object({ port: z.number(), token: z.string().default("") });
const loadMessage = z.object({ heldUp: z.number(), cpu: z.number() });

/** Runs a server of this folder in a process of its own. */
export const startServer = async (file: URL, environment: Record<string, string> = {}) => {
  const child = fork(fileURLToPath(file), {
    env: { ...processEnvironment, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [ready] = await once(child, "message");
  const { port, token } = readyMessage.parse(ready);
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill();
    await gone;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    token,
    pid: child.pid,
    /** How long its event loop was held up at most since it was last asked, and its CPU time; ms. */
    readLoad: async () => {
      child.send("load");
      const [answer] = await once(child, "message");
      return loadMessage.parse(answer);
    },
    /** As the system does when there is no more memory: at once. */
    kill: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
};
