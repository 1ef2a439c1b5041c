import type { Context } from "hono";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { streamBody } from "#platform/stream-body.ts";
import type { AppEnv } from "../context.ts";

type FileOf = { name: string; type: string };

const dated = (noun: string, at: Date) => `${noun}-${at.toISOString().slice(0, 10)}`;

export const csvFile = (noun: string, at: Date): FileOf => ({
  name: `${dated(noun, at)}.csv`,
  type: "text/csv; charset=utf-8",
});

export const zipFile = (noun: string, at: Date): FileOf => ({
  name: `${dated(noun, at)}.zip`,
  type: "application/zip",
});

/** In plain letters, and beside it as it is (RFC 6266). */
const dispositionOf = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${exact}`}`;
};

/** Streams the file: it may be larger than memory. */
export const sendDownload = <Env extends AppEnv>(
  c: Context<Env>,
  { name, type }: FileOf,
  parts: AsyncGenerator<string | Uint8Array, void>,
) => {
  const log = c.get("log");
  const body = streamBody(parts, (error) =>
    log.error({ event: "download.failed", err: redactValues(error) }, "Download interrupted."),
  );
  return c.body(body, 200, {
    "Content-Type": type,
    "Content-Disposition": dispositionOf(name),
    "Cache-Control": "no-store",
  });
};
