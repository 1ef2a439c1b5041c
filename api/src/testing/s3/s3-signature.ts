import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A request as it has come in, its path and query still encoded. */
export type ReceivedRequest = {
  method: string;
  path: string;
  query: string;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: Uint8Array;
};

type S3Account = { accessKeyId: string; secretAccessKey: string; region: string };

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Uint8Array | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

const credentials =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([a-f\d]{64})$/;

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalPath = (path: string) =>
  path.split("/").map(decodeURIComponent).map(encode).join("/");

const canonicalQuery = (query: string) =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");

const minutes = (amzDate: string, now: Date) => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Math.abs(at - now.getTime()) / 60_000;
};

/**
 * Checks a request by the published steps of AWS Signature Version 4, and its body by the hash that
 * was signed. Returns S3's name of what is wrong with it; `undefined` when it may be done.
 */
export const findFault = (
  { method, path, query, headers, body }: ReceivedRequest,
  account: S3Account,
  now: Date,
): string | undefined => {
  const [, keyId, day, region, signedNames, signature] =
    credentials.exec(headers.authorization ?? "") ?? [];
  if (!keyId || !day || !region || !signedNames || !signature) return "AccessDenied";
  if (keyId !== account.accessKeyId) return "InvalidAccessKeyId";
  if (region !== account.region) return "AuthorizationHeaderMalformed";

  const amzDate = headers["x-amz-date"] ?? "";
  if (!amzDate.startsWith(day) || !(minutes(amzDate, now) < 15)) return "RequestTimeTooSkewed";

  const names = signedNames.split(";");
  const needed = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (needed.some((name) => !names.includes(name))) return "AccessDenied";

  const bodyHash = headers["x-amz-content-sha256"] ?? "";
  const canonicalRequest = [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedNames,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", amzDate, scope, sha256(canonicalRequest)].join("\n");
  const secret = `AWS4${account.secretAccessKey}`;
  const key = hmac(hmac(hmac(hmac(secret, day), region), "s3"), "aws4_request");
  const expected = hmac(key, text);
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) return "SignatureDoesNotMatch";
  return bodyHash === sha256(body) ? undefined : "XAmzContentSHA256Mismatch";
};
