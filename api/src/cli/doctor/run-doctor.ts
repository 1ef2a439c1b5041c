import { Resolver } from "node:dns/promises";
import { type Database, isFile, openDatabase, toPath } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import { isThere } from "#platform/files/is-there.ts";
import { StartError } from "#platform/start-error.ts";
import { findDatabaseFile } from "#server/data/find-database-file.ts";
import { checkDisk, checkPermissions } from "./check-data-folder.ts";
import { checkBackups, checkSchema } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkNode } from "./check-node.ts";
import { checkPorts } from "./check-ports.ts";
import { checkPublicUrl } from "./check-public-url.ts";
import { bad, describeError, doubtful, type Finding } from "./finding.ts";

type Opened = { db?: Database; findings: Finding[] };

const refuse = (error: unknown): Opened => {
  // Drizzle's own message is the query.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = describeError(cause).replace(/\.$/, "");
  const todo = error instanceof StartError ? "" : " Check DATABASE_URL and its file or server.";
  return { findings: [bad("Database", `${reason}.${todo}`)] };
};

/** Opens the database beside the running product, without migrating it. */
const open = async ({
  DATABASE_URL: url,
  DATABASE_AUTH_TOKEN: authToken,
}: Settings): Promise<Opened> => {
  if (isFile(url) && !(await isThere(toPath(url))))
    return { findings: [doubtful("Database", "there is none yet. The first start creates it.")] };
  try {
    if (isFile(url)) await findDatabaseFile(url);
    return { db: await openDatabase({ url, authToken, isBesideProduct: true }), findings: [] };
  } catch (error) {
    return refuse(error);
  }
};

const checkDatabase = async (db: Database, settings: Settings): Promise<Finding[]> => {
  try {
    return [await checkSchema(db), await checkBackups(db, settings, new Date())];
  } catch (error) {
    return refuse(error).findings;
  }
};

export const createDnsResolver = () => new Resolver({ timeout: 2_000, tries: 2 });

/** Checks what an installation needs, also while the product runs. Changes nothing. */
export const runDoctor = async (
  settings: Settings,
  resolver = createDnsResolver(),
): Promise<Finding[]> => {
  const { isRunning, findings: ports } = await checkPorts(settings);
  const { db, findings: database } = await open(settings);
  try {
    return [
      await checkNode(),
      await checkPermissions(settings),
      await checkDisk(settings),
      ...ports,
      ...database,
      ...(db ? await checkDatabase(db, settings) : []),
      ...(await checkMail(settings, resolver, db)),
      await checkPublicUrl(settings, resolver, isRunning),
    ];
  } finally {
    db?.close();
  }
};
