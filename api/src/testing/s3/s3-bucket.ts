/** A stored object with the headers for browsers. */
type StoredObject = { bytes: Buffer; headers: Record<string, string> };
/** An answer: a status, and a body with its headers. */
export type BucketAnswer = { status: number } & Partial<StoredObject>;

const xml = (root: string, parts: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts}</${root}>`,
  );

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const statusByCode: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MissingContentLength: 411,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
};

/** A refusal, by S3's name for it. */
export const refusal = (code: string): BucketAnswer => ({
  status: statusByCode[code] ?? 403,
  bytes: xml("Error", `<Code>${code}</Code>`),
});

const pick = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));

/** A bucket in memory; a page of its list has at most `pageLength` objects. */
export const createS3Bucket = (pageLength: number) => {
  const objects = new Map<string, StoredObject>();

  return {
    objects,

    list: (query: URLSearchParams): BucketAnswer => {
      const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
      const prefix = query.get("prefix") ?? "";
      const isListed = (key: string) =>
        key.startsWith(prefix) &&
        !key.slice(prefix.length).includes(query.get("delimiter") ?? "\n");
      const rest = [...objects.keys()].toSorted().filter((key) => key > after && isListed(key));
      const page = rest.slice(0, pageLength);
      const isTruncated = rest.length > page.length;
      const token = Buffer.from(page.at(-1) ?? "").toString("base64");
      const parts = [
        `<IsTruncated>${isTruncated}</IsTruncated>`,
        ...(isTruncated ? [`<NextContinuationToken>${token}</NextContinuationToken>`] : []),
        ...page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`),
      ];
      return { status: 200, bytes: xml("ListBucketResult", parts.join("")) };
    },

    get: (key: string): BucketAnswer => {
      const object = objects.get(key);
      return object ? { status: 200, ...object } : refusal("NoSuchKey");
    },

    put: (key: string, bytes: Buffer, headers: Record<string, string>): BucketAnswer => {
      if (!headers["content-length"]) return refusal("MissingContentLength");
      objects.set(key, { bytes, headers: pick(headers, ["content-type", "cache-control"]) });
      return { status: 200 };
    },

    remove: (key: string): BucketAnswer => {
      objects.delete(key);
      return { status: 204 };
    },
  };
};
