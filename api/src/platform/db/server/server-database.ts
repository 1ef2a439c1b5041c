import { LibsqlError } from "@libsql/client";
import { type HttpClient, openHttp, parseLibsqlUrl } from "@libsql/hrana-client";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import pLimit from "p-limit";
import { inSpan } from "../../async/in-span.ts";
import { retryWhileBusy } from "../retry-while-busy.ts";
import type { Transaction } from "../transaction.ts";
import { createServerReader } from "./server-reader.ts";
import { openServerTransaction } from "./server-transaction.ts";

/** Milliseconds that a request to the server may take, including its whole response. */
const longestRequest = 5_000;

const fetchInTime = (request: Request) =>
  fetch(request, { signal: AbortSignal.timeout(longestRequest) });

type Address = { url: string; authToken?: string | undefined };

/** A client for `libsql:`, `https:` and `http:`. It connects with its first request. */
const openServerClient = ({ url, authToken }: Address): HttpClient => {
  const parsed = parseLibsqlUrl(url);
  if (!parsed.hranaHttpUrl) throw new LibsqlError(`${url} is not HTTP`, "URL_SCHEME_NOT_SUPPORTED");
  return openHttp(parsed.hranaHttpUrl, authToken ?? parsed.authToken, fetchInTime);
};

/** Runs transactions one after another. One whose commit was not answered is not tried again: it may be stored. */
const createServerWriter = (client: HttpClient) => {
  const oneAtATime = pLimit(1);
  return <T>(job: (tx: Transaction) => Promise<T>): Promise<T> => {
    const since = performance.now();
    return oneAtATime(() => {
      if (performance.now() > since + longestRequest)
        throw new LibsqlError("Those before it took too long", "SERVER_ERROR");
      return inSpan("database write", () =>
        retryWhileBusy(since, () =>
          drizzle(openServerTransaction(client)).transaction(job, { behavior: "immediate" }),
        ),
      );
    });
  };
};

/** A database on a libSQL server. */
export const openServerDatabase = (address: { url: string; authToken?: string | undefined }) => {
  const client = openServerClient(address);
  return {
    read: createServerReader(client),
    write: createServerWriter(client),
    truncateWal: async () => {},
    close: () => client.close(),
  };
};
