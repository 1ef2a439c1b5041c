import { LibsqlError } from "@libsql/client";
import { type HttpClient, openHttp, parseLibsqlUrl } from "@libsql/hrana-client";

/** Milliseconds that a request to the server may take, including its whole response. */
export const longestRequest = 5_000;

const fetchInTime = (request: Request) =>
  fetch(request, { signal: AbortSignal.timeout(longestRequest) });

type Address = { url: string; authToken?: string | undefined };

/** A client for `libsql:`, `https:` and `http:`. It connects with its first request. */
export const openServerClient = ({ url, authToken }: Address): HttpClient => {
  const parsed = parseLibsqlUrl(url);
  if (!parsed.hranaHttpUrl) throw new LibsqlError(`${url} is not HTTP`, "URL_SCHEME_NOT_SUPPORTED");
  return openHttp(parsed.hranaHttpUrl, authToken ?? parsed.authToken, fetchInTime);
};
