import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { type Verified, verifyChain } from "#audit/verify-chain.ts";
import { clientConfig, isFile } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { findDatabaseFile } from "#server/data/find-database-file.ts";

type Address = Pick<Settings, "DATABASE_URL" | "DATABASE_AUTH_TOKEN">;

const describe = ({ entries, first, last }: Verified) =>
  first && last
    ? `${entries} entries, from ${first.createdAt} (${first.seq}) to ${last.createdAt} (${last.seq}).`
    : "There are no entries.";

/** Drizzle's own message is the query; its cause has the reason. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? describeError(error.cause) : error.message;
};

const read = async ({ DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken }: Address) => {
  try {
    const client = createClient(clientConfig({ url, authToken }));
    try {
      return await verifyChain(drizzle(client));
    } finally {
      client.close();
    }
  } catch (error) {
    throw new StartError(`The activity log cannot be read: ${describeError(error)}`);
  }
};

const verify = async (address: Address) => {
  // Opening a file that is not there would make it.
  if (isFile(address.DATABASE_URL)) await findDatabaseFile(address.DATABASE_URL);
  return read(address);
};

/** The state of the activity log for a script, without what its entries say. Throws {@link StartError}. */
export const inspectAudit = async (address: Address) => {
  const { entries, first, last, flaw = null } = await verify(address);
  return {
    isComplete: flaw === null,
    entries,
    first: first ? { seq: first.seq, createdAt: first.createdAt } : null,
    last: last ? { seq: last.seq, createdAt: last.createdAt, hash: last.hash } : null,
    flaw,
  };
};

/** Checks the chain of the activity log, also while the product runs. Throws {@link StartError}. */
export const verifyAudit = async (address: Address, print: Print): Promise<boolean> => {
  const verified = await verify(address);
  print(describe(verified));
  if (verified.flaw) print(`The chain is broken. ${verified.flaw}`);
  else print(`The chain is complete. Its end: ${verified.last?.hash ?? "none"}`);
  return verified.flaw === undefined;
};
