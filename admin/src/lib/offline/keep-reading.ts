import {
  hashKey,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import type { ZodType } from "zod";
import type { Api } from "../api/api-client.ts";
import { NetworkError } from "../api/api-error.ts";
import { logError } from "../app/log-error.ts";
import { readSession } from "../session/session.ts";
import type { Reading, storeReading } from "./readings.ts";

/** Milliseconds to wait for an answer before showing the stored one. */
const patience = 3_000;

/** Some private windows lack IndexedDB and store nothing. */
const canKeep = () => "indexedDB" in globalThis;

const keep = async (...reading: Parameters<typeof storeReading>) => {
  const { storeReading } = await import("./readings.ts");
  await storeReading(...reading);
};

const find = async (name: string, account: string) => {
  const { findReading } = await import("./readings.ts");
  return findReading(name, account);
};

/** Stores a query's answers, and shows the stored one when no answer comes and nothing else is available. */
export const keepReading =
  <Data>({ isRefused }: Api, kind: Reading["kind"], schema: ZodType<Data>) =>
  async <Key extends QueryKey>(
    queryFn: QueryFunction<Data, Key>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<Data> => {
    const account = readSession()?.user._id;
    if (!account || !canKeep()) return queryFn(context);
    const name = hashKey(query.queryKey);
    const showStored = async () => {
      if (query.state.data !== undefined) return;
      const stored = await find(name, account).catch(() => undefined);
      const { data } = schema.safeParse(stored?.data);
      if (stored && data !== undefined && query.state.data === undefined)
        query.setData(data, { updatedAt: stored.at, manual: true });
    };
    const late = setTimeout(() => void showStored(), patience);
    try {
      const data = await queryFn(context);
      keep({ kind, name, account, data }, isRefused).catch((error) =>
        logError("Nothing was kept.", error),
      );
      return data;
    } catch (error) {
      if (error instanceof NetworkError) await showStored();
      throw error;
    } finally {
      clearTimeout(late);
    }
  };
