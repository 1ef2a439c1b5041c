import { once } from "node:events";
import { createServer } from "node:net";
import { z } from "zod";
import type { Settings } from "#platform/env/env.ts";
import { errorCode } from "#platform/error-code.ts";
import { localOrigin } from "#server/builder/local-origin.ts";
import { bad, doubtful, type Finding, good } from "./finding.ts";

const answerMilliseconds = 5_000;

const healthy = z.object({ status: z.literal("ok") });
const unavailable = z.object({ code: z.literal("unavailable") });

type Answer = "healthy" | "unavailable" | "foreign" | "none";

const askProduct = async (settings: Pick<Settings, "HOST" | "PORT">): Promise<Answer> => {
  try {
    const response = await fetch(`${localOrigin(settings)}/api/health`, {
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    const body: unknown = await response.json();
    if (healthy.safeParse(body).success) return "healthy";
    return unavailable.safeParse(body).success ? "unavailable" : "foreign";
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return errorCode(cause) === "ECONNREFUSED" ? "none" : "foreign";
  }
};

/** Takes the port for a moment. Returns an error code, or an empty text if it is free. */
const tryPort = async (port: number, host: string) => {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, "listening");
    return "";
  } catch (error) {
    return errorCode(error) || String(error);
  } finally {
    server.close();
  }
};

const checkFree = async (name: string, port: number, host: string): Promise<Finding> => {
  const check = `Port ${port}`;
  switch (await tryPort(port, host)) {
    case "":
      return good(check, "free; the product is not running.");
    case "EADDRINUSE":
      return bad(check, `another program uses it. Stop that program or set another ${name}.`);
    case "EACCES":
      return bad(check, `this user may not use it. Set ${name} to 1024 or more.`);
    default:
      return bad(
        check,
        `${host} is not an address of this machine. Correct the host in the settings.`,
      );
  }
};

/** Asks the running product for its health, or tries the ports that it will need. */
export const checkPorts = async (
  settings: Pick<Settings, "HOST" | "PORT" | "METRICS_HOST" | "METRICS_PORT">,
): Promise<{ isRunning: boolean; findings: Finding[] }> => {
  const { HOST, PORT, METRICS_HOST, METRICS_PORT } = settings;
  const check = `Port ${PORT}`;
  switch (await askProduct(settings)) {
    case "healthy":
      return { isRunning: true, findings: [good(check, "the product answers.")] };
    case "unavailable": {
      const finding = doubtful(check, "the product answers that it is unavailable. Read its log.");
      return { isRunning: true, findings: [finding] };
    }
    case "foreign": {
      const finding = bad(check, "another program answers. Stop it or set another PORT.");
      return { isRunning: false, findings: [finding] };
    }
    case "none": {
      const findings = [await checkFree("PORT", PORT, HOST)];
      if (METRICS_PORT) findings.push(await checkFree("METRICS_PORT", METRICS_PORT, METRICS_HOST));
      return { isRunning: false, findings };
    }
  }
};
