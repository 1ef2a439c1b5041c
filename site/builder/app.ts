import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type BuildEvent, rebuildEvent } from "shared/publishing/webhooks";
import { Webhook } from "standardwebhooks";
import { describeBuildError } from "./describe-build-error.ts";
import type { BuildRequest } from "./release-builder.ts";

type Deps = {
  /** `whsec_…`; during a rotation, the old and the new secret separated by a space. */
  secrets: string;
  /** Resolves with the revision of the finished release. */
  build: (request: BuildRequest) => Promise<number>;
  report: (data: BuildEvent["data"]) => Promise<void>;
  /** Called when the first request arrives and when the last one is done. */
  onBusyChange: (isBusy: boolean) => void;
};

/** Bytes; requests carry ids, not content. */
const largestBody = 64 * 1_024;

/** Twice the validity of a signature (ms). */
const rememberedMilliseconds = 10 * 60_000;

const createReceivedIds = () => {
  const times = new Map<string, number>();
  /** True if the id was received before. */
  return (id: string) => {
    const now = Date.now();
    for (const [oldId, at] of times) if (at < now - rememberedMilliseconds) times.delete(oldId);
    if (times.has(id)) return true;
    times.set(id, now);
    return false;
  };
};

const isSigned = (secrets: string, body: string, headers: Record<string, string>) =>
  secrets.split(" ").some((secret) => {
    try {
      new Webhook(secret).verify(body, headers);
      return true;
    } catch {
      return false;
    }
  });

const parseEvent = (body: string) => {
  try {
    return rebuildEvent.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/** Accepts each signed rebuild request at `POST /` once, builds one at a time, and reports each outcome. */
export const createBuilderApp = ({ secrets, build, report, onBusyChange }: Deps) => {
  let waiting: BuildRequest | undefined;
  let running = false;
  const isReceived = createReceivedIds();

  const buildAndReport = async (request: BuildRequest) => {
    await report({ ...request, status: "building" });
    try {
      await report({ ...request, revision: await build(request), status: "ready" });
    } catch (error) {
      await report({ ...request, status: "failed", message: describeBuildError(error) });
    }
  };

  const run = async () => {
    if (running) return;
    running = true;
    onBusyChange(true);
    while (waiting) {
      const request = waiting;
      waiting = undefined;
      await buildAndReport(request);
    }
    running = false;
    onBusyChange(false);
  };

  return new Hono().post("/", bodyLimit({ maxSize: largestBody }), async (c) => {
    const body = await c.req.text();
    if (!isSigned(secrets, body, c.req.header())) return c.json({ message: "Not signed." }, 401);
    const event = parseEvent(body);
    if (!event) return c.json({ message: "Not a rebuild request." }, 400);
    if (!isReceived(c.req.header("webhook-id") ?? "")) {
      const { buildId, revision } = event.data;
      waiting = { buildId, revision };
      void run();
    }
    return c.json({ message: "Accepted." }, 202);
  });
};
