import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { processEnvironment } from "../../src/env/env.ts";
import { unlessEnded } from "./unless-ended.ts";

const readyMessage = z.object({ port: z.number(), token: z.string().default("") });
const loadMessage = z.object({ heldUp: z.number(), cpu: z.number() });

/** Runs a server of this folder in a process of its own. */
export const startServer = async (file: URL, environment: Record<string, string> = {}) => {
  const child = fork(fileURLToPath(file), {
    env: { ...processEnvironment, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = once(child, "exit");
  const [ready] = await unlessEnded(once(child, "message"), gone, "The server did not start.");
  const { port, token } = readyMessage.parse(ready);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await gone;
  };
  const stop = () => end("SIGTERM");
  return {
    origin: `http://127.0.0.1:${port}`,
    token,
    pid: child.pid,
    /** How long its event loop was held up at most since it was last asked, and its CPU time; ms. */
    readLoad: async () => {
      child.send("load");
      const [answer] = await unlessEnded(once(child, "message"), gone, "The server has ended.");
      return loadMessage.parse(answer);
    },
    /** As the system does when there is no more memory: at once. */
    kill: () => end("SIGKILL"),
    stop,
    [Symbol.asyncDispose]: stop,
  };
};
