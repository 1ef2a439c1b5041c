import { lookup } from "node:dns";
import { type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./ip-address.ts";

const longestReply = 64 * 1_024;
/** Bytes of the reply that are returned. */
const longestText = 1_024;

/** The address is one of this machine or of a network behind it, and may not be asked. */
export class PrivateAddressError extends Error {}

const refuse = (host: string) =>
  new PrivateAddressError(`${host} is an address of a private network.`);

/** Resolves a name to public addresses alone, so that what is checked is what is dialled. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, resolved) => {
    if (error) return callback(error, []);
    const addresses = resolved.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(refuse(host), []);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

export type Post = {
  url: string;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Milliseconds until the reply is complete. */
  timeout: number;
  allowPrivate: boolean;
  /** Ends the request early. */
  signal?: AbortSignal;
};
/** `text` is the beginning of the body. */
export type Reply = { status: number; retryAfter: string | undefined; text: string };

export type JsonPost = Post & { body: string };

/** Posts once, without following redirects. Throws without a reply, or {@link PrivateAddressError}. */
export const post = ({
  url,
  body,
  headers,
  timeout,
  allowPrivate,
  signal,
}: Post): Promise<Reply> => {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return Promise.reject(refuse(host));
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    // Kept connections are to checked addresses alone.
    ...(allowPrivate ? { agent: false } : { lookup: lookupPublic }),
  };
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<Reply>((resolve, reject) => {
    const request = send(target, options, (response) => {
      let [beginning, bytes] = [Buffer.alloc(0), 0];
      const settle = () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          text: beginning.toString(),
        });
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (beginning.length < longestText)
          beginning = Buffer.concat([beginning, chunk.subarray(0, longestText - beginning.length)]);
        if (bytes <= longestReply) return;
        settle();
        response.destroy();
      });
      response.on("end", settle);
      // The answer is its status; what breaks off after it changes nothing.
      response.on("error", settle);
    });
    request.on("error", reject);
    request.end(body);
  });
};

export const postJson = (json: JsonPost) =>
  post({ ...json, headers: { ...json.headers, "Content-Type": "application/json" } });
