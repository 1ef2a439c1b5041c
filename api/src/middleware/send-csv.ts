import type { Context } from "hono";
import { redactValues } from "#db/sqlite-errors.ts";
import { streamText } from "../lib/stream-text.ts";
import type { AppEnv } from "./context.ts";

/** Streams the file: there may be more rows than fit into memory. */
export const sendCsv = <Env extends AppEnv>(
  c: Context<Env>,
  name: string,
  lines: AsyncGenerator<string, void>,
) => {
  const log = c.get("log");
  const body = streamText(lines, (error) =>
    log.error({ event: "csv.failed", err: redactValues(error) }, "A CSV download broke off."),
  );
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  });
};
