import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { newId } from "#platform/db/new-id.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { writeFileAtomically } from "#platform/files/write-file.ts";
import type { Log } from "#platform/log.ts";
import { describeError } from "./backup-error.ts";
import { backupFolder } from "./backup-folder.ts";
import type { BackupMaker } from "./backup-maker.ts";
import { manifest } from "./manifest.ts";

/*
 * `pnpm backup` reaches the running product at a port of 127.0.0.1, with a key that only the product's user can read.
 * Both are new at each start.
 */

const address = z.object({ port: z.int(), key: z.string() });

const reply = z.union([
  z.object({ file: z.string(), bytes: z.int(), manifest: manifest.omit({ files: true }) }),
  z.object({ refusal: z.string() }),
]);
export type Reply = z.infer<typeof reply>;

const addressFile = (dataDir: string) => join(dataDir, "secrets", "backup-port");

/** A killed process leaves its address behind, and another program may use that port by now. */
export const removeBackupAddress = (dataDir: string) => rm(addressFile(dataDir), { force: true });

const digest = (text: string) => createHash("sha256").update(text).digest();

type Deps = { dataDir: string; maker: Pick<BackupMaker, "makeAt">; log: Log };

export const createBackupPort = ({ dataDir, maker, log }: Deps) => {
  const key = randomBytes(32).toString("base64url");
  const isAllowed = ({ headers }: IncomingMessage) =>
    timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`));

  const make = async (cancelled: AbortSignal): Promise<Reply> => {
    const file = join(backupFolder(dataDir), `work-${newId()}`);
    try {
      const { bytes, manifest: about } = await maker.makeAt(file, cancelled);
      if (cancelled.aborted) await rm(file, { force: true });
      return { file, bytes, manifest: about };
    } catch (error) {
      if (!cancelled.aborted)
        log.error({ event: "backup.failed", err: redactValues(error) }, "Backup failed.");
      return { refusal: describeError(error) };
    }
  };

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    if (!isAllowed(asked)) return response.writeHead(401).end();
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    return response.end(JSON.stringify(await make(gone.signal)));
  };

  const server = createServer((asked, response) => void answer(asked, response));

  return {
    start: async () => {
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const bound = server.address();
      const port = typeof bound === "object" ? bound?.port : undefined;
      await mkdir(join(dataDir, "secrets"), { recursive: true, mode: 0o700 });
      await writeFileAtomically(addressFile(dataDir), JSON.stringify({ port, key }), 0o600);
    },
    stop: async () => {
      if (!server.listening) return;
      await removeBackupAddress(dataDir).catch((error: unknown) =>
        log.error(
          { event: "backup.unusable", err: error },
          "Could not remove the file of the backup port.",
        ),
      );
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
};

const readAddress = async (dataDir: string) =>
  address.parse(JSON.parse(await readFile(addressFile(dataDir), "utf8")));

/** Waits as long as the backup takes. */
export const askForBackup = async (dataDir: string): Promise<Reply> => {
  const { port, key } = await readAddress(dataDir);
  const asked = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    agent: false,
  }).end();
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (response?.statusCode !== 200) throw new Error("The product refused the key.");
  return reply.parse(await json(response));
};
