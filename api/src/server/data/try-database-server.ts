import { HttpServerError, ResponseError } from "@libsql/hrana-client";
import { sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { listCauses } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { StartError } from "#platform/start-error.ts";

const checksReferences = async (tx: Transaction) => {
  const [row] = await tx.select({ isOn: sql<number>`foreign_keys` }).from(sql`pragma_foreign_keys`);
  return row?.isOn === 1;
};

const describe = (error: unknown) => {
  const causes = listCauses(error);
  const status = causes.find((cause) => cause instanceof HttpServerError)?.status;
  const reason = causes.at(-1)?.message ?? String(error);
  if (status === 401 || status === 403)
    return "The server does not accept DATABASE_AUTH_TOKEN: it is missing, wrong or has expired.";
  const isAnswer = status !== undefined || causes.some((cause) => cause instanceof ResponseError);
  const isFetch = causes.some(({ name, message }) =>
    /fetch failed|terminated|TimeoutError/.test(`${name} ${message}`),
  );
  if (isFetch && !isAnswer) return `The server does not answer (${reason}).`;
  return `The server there does not work like a libSQL server (${reason}).`;
};

/** Throws {@link StartError} where a server does not do what is asked of one: hold a transaction over several requests. */
export const tryDatabaseServer = async ({ write }: Database) => {
  const isChecking = await write(async (tx) => {
    await checksReferences(tx);
    return checksReferences(tx);
  }).catch((error: unknown) => {
    throw new StartError(describe(error));
  });
  if (!isChecking) throw new StartError("The server does not check references (foreign_keys).");
};
