import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

const shared = {
  DATABASE_URL: "http://database.test:8080",
  MEDIA_S3_ENDPOINT: "http://bucket.test:9000",
  MEDIA_S3_BUCKET: "pictures",
  MEDIA_S3_ACCESS_KEY_ID: "sample",
  MEDIA_S3_SECRET_ACCESS_KEY: "sample",
  JWT_SECRET: "a secret that all machines have in common",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  REBUILD_WEBHOOK_URL: "https://builder.test/hook",
  REBUILD_WEBHOOK_SECRET: `whsec_${"a".repeat(32)}`,
};

test.each([
  ["web", "DATABASE_URL", "a database server"],
  ["web", "MEDIA_S3_ENDPOINT", "a bucket"],
  ["web", "JWT_SECRET", "that of the worker"],
  ["web", "ENCRYPTION_KEY", "that of the worker"],
  ["web", "REBUILD_WEBHOOK_SECRET", "that of the worker"],
  ["worker", "DATABASE_URL", "a database server"],
  ["worker", "MEDIA_S3_ENDPOINT", "a bucket"],
])("refuses the role %s without %s", (ROLE, missing, requirement) => {
  const isBucket = missing.startsWith("MEDIA_S3");
  const isMissing = (name: string) => (isBucket ? name.startsWith("MEDIA_S3") : name === missing);
  const present = Object.entries(shared).filter(([name]) => !isMissing(name));
  expect(() => readSettings({ ...Object.fromEntries(present), ROLE })).toThrow(
    `${missing} must be set to ${requirement}, because the role is ${ROLE}`,
  );
});

test("a worker may keep the secrets that it made itself", () => {
  const { JWT_SECRET: _jwt, ENCRYPTION_KEY: _key, ...withoutSecrets } = shared;
  const { REBUILD_WEBHOOK_SECRET: _webhook, ...settings } = withoutSecrets;
  expect(readSettings({ ...settings, ROLE: "worker" }).ROLE).toBe("worker");
});

test("a web process needs no webhook secret while the worker runs the builder", () => {
  const { REBUILD_WEBHOOK_URL: _url, REBUILD_WEBHOOK_SECRET: _secret, ...settings } = shared;
  expect(readSettings({ ...settings, ROLE: "web" }).ROLE).toBe("web");
});
