import { Parser } from "htmlparser2";
import { StorageError } from "#platform/storage-error.ts";

type S3Page = { keys: string[]; next: string | undefined };

/** Reads an answer to ListObjectsV2. Throws {@link StorageError} when it is none. */
export const parseListing = (xml: string): S3Page => {
  const keys: string[] = [];
  const path: string[] = [];
  const texts = new Map<string, string>();
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        texts.set(path.join("/"), "");
      },
      ontext: (text) => {
        const place = path.join("/");
        texts.set(place, (texts.get(place) ?? "") + text);
      },
      onclosetag: () => {
        const place = path.join("/");
        if (place === "ListBucketResult/Contents/Key") keys.push(texts.get(place) ?? "");
        path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const isTruncated = texts.get("ListBucketResult/IsTruncated");
  const next = texts.get("ListBucketResult/NextContinuationToken");
  if (isTruncated === undefined || (isTruncated === "true" && !next)) {
    throw new StorageError("The storage's answer is no list of its objects.");
  }
  return { keys, next: isTruncated === "true" ? next : undefined };
};
