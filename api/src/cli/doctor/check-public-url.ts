import type { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";
import type { Settings } from "#platform/env/env.ts";
import { bad, describeError, doubtful, type Finding, good } from "./finding.ts";

const check = "PUBLIC_URL";
const answerMilliseconds = 5_000;

const resolveAddresses = async (host: string, resolver: Resolver) => {
  if (isIP(host)) return [host];
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
};

/** Asks the product at an address that DNS named, whatever this machine's own host file says. */
const readStatus = async (origin: string, address: string) => {
  const url = new URL("/api/health/live", origin);
  const request = (url.protocol === "https:" ? getHttps : getHttp)(url, {
    agent: false,
    lookup: (_host, _options, done) => done(null, [{ address, family: isIP(address) }]),
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  const [response]: IncomingMessage[] = await once(request, "response");
  response?.resume();
  return response?.statusCode ?? 0;
};

const checkAnswer = async (origin: string, address: string): Promise<Finding> => {
  const todo = "Check the proxy and the firewall.";
  try {
    const status = await readStatus(origin, address);
    if (status === 200)
      return good(check, `${origin} leads to ${address}, where the product answers.`);
    return doubtful(check, `${origin} leads to ${address}, which answers ${status}. ${todo}`);
  } catch (error) {
    const reason = describeError(error);
    return doubtful(
      check,
      `${origin} leads to ${address}, where nothing answers (${reason}). ${todo}`,
    );
  }
};

/** Checks that DNS knows the site's address and, while the product runs, that it answers there. */
export const checkPublicUrl = async (
  { PUBLIC_URL }: Pick<Settings, "PUBLIC_URL">,
  resolver: Resolver,
  isRunning: boolean,
): Promise<Finding> => {
  const { hostname, protocol } = new URL(PUBLIC_URL);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || host === "::1" || host.startsWith("127."))
    return doubtful(
      check,
      `${PUBLIC_URL} works on this machine alone. Set the site's own address.`,
    );
  const [address] = await resolveAddresses(host, resolver);
  if (!address)
    return bad(check, `DNS knows no address of ${host}. Add an A or AAAA record at your provider.`);
  if (isRunning) return checkAnswer(PUBLIC_URL, address);
  if (protocol === "http:")
    return doubtful(check, `${PUBLIC_URL} has no HTTPS. Put a proxy such as Caddy in front.`);
  return good(check, `${host} leads to ${address}.`);
};
