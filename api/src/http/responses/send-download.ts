import type { Context } from "hono";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { AppEnv } from "../context.ts";

type DownloadFile = { name: string; type: string };

const dated = (noun: string, at: Date) => `${noun}-${at.toISOString().slice(0, 10)}`;

export const csvFile = (noun: string, at: Date): DownloadFile => ({
  name: `${dated(noun, at)}.csv`,
  type: "text/csv; charset=utf-8",
});

export const zipFile = (noun: string, at: Date): DownloadFile => ({
  name: `${dated(noun, at)}.zip`,
  type: "application/zip",
});

/** In plain letters, and beside it as it is (RFC 6266). */
const toDisposition = (name: string) => {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${exact}`}`;
};

/** With this code the server closes the connection; any other error ends the body as if it were whole. */
const breakOff = () =>
  Object.assign(new Error("The body broke off."), { code: "ERR_STREAM_PREMATURE_CLOSE" });

/** Streams the parts at the pace of their reader; a failure breaks the connection off, so the file never looks whole. */
const streamBody = (
  parts: AsyncGenerator<string | Uint8Array, void>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const next = async () => {
    try {
      return await parts.next();
    } catch (error) {
      onFailure(error);
      throw breakOff();
    }
  };
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { value, done } = await next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => {
      await parts.return();
    },
  };
  // A HEAD request neither reads nor cancels the body, so nothing is made ahead.
  return new ReadableStream(source, { highWaterMark: 0 });
};

/** Streams the file: it may be larger than memory. */
export const sendDownload = <Env extends AppEnv>(
  c: Context<Env>,
  { name, type }: DownloadFile,
  parts: AsyncGenerator<string | Uint8Array, void>,
) => {
  const log = c.get("log");
  const body = streamBody(parts, (error) =>
    log.error({ event: "download.failed", err: redactValues(error) }, "Download interrupted."),
  );
  return c.body(body, 200, {
    "Content-Type": type,
    "Content-Disposition": toDisposition(name),
    "Cache-Control": "no-store",
  });
};
