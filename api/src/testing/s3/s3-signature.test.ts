import { expect, test } from "vitest";
import { findFault, type ReceivedRequest } from "./s3-signature.ts";

// The examples of "Authenticating Requests: Using the Authorization Header" in Amazon's S3 API reference.
const account = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = new Date("2013-05-24T00:00:00Z");
const ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const signed = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;

const headers = {
  host: "examplebucket.s3.amazonaws.com",
  "x-amz-content-sha256": ofNothing,
  "x-amz-date": "20130524T000000Z",
};

const get: ReceivedRequest = {
  method: "GET",
  path: "/test.txt",
  query: "",
  headers: {
    ...headers,
    range: "bytes=0-9",
    authorization: signed(
      "host;range;x-amz-content-sha256;x-amz-date",
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ),
  },
  body: new Uint8Array(),
};

const put: ReceivedRequest = {
  method: "PUT",
  path: "/test%24file.text",
  query: "",
  headers: {
    ...headers,
    date: "Fri, 24 May 2013 00:00:00 GMT",
    "x-amz-storage-class": "REDUCED_REDUNDANCY",
    "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    authorization: signed(
      "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ),
  },
  body: Buffer.from("Welcome to Amazon S3."),
};

const list: ReceivedRequest = {
  method: "GET",
  path: "/",
  query: "prefix=J&max-keys=2",
  headers: {
    ...headers,
    authorization: signed(
      "host;x-amz-content-sha256;x-amz-date",
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ),
  },
  body: new Uint8Array(),
};

test.each([
  ["GET", get],
  ["PUT", put],
  ["a list", list],
])("Amazon's own example of %s is accepted", (_name, request) => {
  expect(findFault(request, account, now)).toBe(undefined);
});

test("rejects a request that was changed in transit or signed with another key", () => {
  const changed = (change: Partial<ReceivedRequest>) =>
    findFault({ ...put, ...change }, account, now);
  const withHeaders = (more: Record<string, string>) =>
    changed({ headers: { ...put.headers, ...more } });
  expect(changed({ method: "DELETE" })).toBe("SignatureDoesNotMatch");
  expect(changed({ path: "/other.text" })).toBe("SignatureDoesNotMatch");
  expect(changed({ query: "acl" })).toBe("SignatureDoesNotMatch");
  expect(changed({ body: Buffer.from("Welcome to Amazon S4.") })).toBe("XAmzContentSHA256Mismatch");
  expect(withHeaders({ "x-amz-storage-class": "STANDARD" })).toBe("SignatureDoesNotMatch");
  expect(withHeaders({ "x-amz-acl": "public-read" })).toBe("AccessDenied");
  expect(withHeaders({ authorization: "" })).toBe("AccessDenied");
  expect(findFault(put, { ...account, secretAccessKey: "guessed" }, now)).toBe(
    "SignatureDoesNotMatch",
  );
  expect(findFault(put, { ...account, accessKeyId: "other" }, now)).toBe("InvalidAccessKeyId");
  expect(findFault(put, { ...account, region: "eu-central-1" }, now)).toBe(
    "AuthorizationHeaderMalformed",
  );
  expect(findFault(put, account, new Date("2013-05-24T00:16:00Z"))).toBe("RequestTimeTooSkewed");
});
