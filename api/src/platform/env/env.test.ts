import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./env.ts";

test("requires MAIL_TO or ADMIN_EMAIL when SMTP_URL is set", () => {
  const SMTP_URL = "smtp://mail.example.test";
  expect(() => readSettings({ SMTP_URL })).toThrow("MAIL_TO must be set beside SMTP_URL");
  const address = "boss@example.test";
  expect(readSettings({ SMTP_URL, MAIL_TO: address }).MAIL_TO).toBe(address);
  expect(readSettings({ SMTP_URL, ADMIN_EMAIL: address }).MAIL_TO).toBe(address);
});

test("nothing has to be set", () => {
  const dataDir = resolve("data");
  expect(readSettings({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    ROLE: "all",
    DRAIN_SECONDS: 0,
    METRICS_HOST: "127.0.0.1",
    OTEL_SERVICE_NAME: "ibirwa-kivu-tours",
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${dataDir}/tours.db`,
    ADMIN_EMAIL: "admin@localhost.test",
    MAIL_FROM: { name: "", address: "admin@localhost.test" },
    MAIL_TO: "admin@localhost.test",
    SMTP_PORTS: [],
    TRUST_PROXY: 0,
    CORS_ORIGINS: [],
    ENCRYPTION_KEY_CHANGE: "refuse",
    REBUILD_WEBHOOK_PRIVATE: "refuse",
    REVIEWS_WIDGET_ORIGINS: [],
    BACKUP_EVERY: 86_400_000,
    BACKUP_KEEP: 7,
    given: [],
    CONTENT: "prebuilt",
    SEED: "demo",
    LOG_LEVEL: "info",
  });
});

test("a variable that is empty counts as not set", () => {
  const names = [
    "PORT",
    "HOST",
    "PUBLIC_URL",
    "JWT_SECRET",
    "BUILDER_PORT",
    "CORS_ORIGINS",
    "SEED",
  ];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  expect(readSettings({ ...empty, MAIL_TO: undefined })).toEqual(readSettings({}));
});

test("ignores environment variables of other programs", () => {
  expect(readSettings({ PATH: "/bin", npm_config_x: "1" })).toEqual(readSettings({}));
});

test("defaults follow the settings that they are made of", () => {
  expect(readSettings({ PORT: "8080" }).PUBLIC_URL).toBe("http://localhost:8080");
  expect(readSettings({ DATA_DIR: "/srv/tours" }).DATABASE_URL).toBe("file:/srv/tours/tours.db");
  expect(readSettings({ DATA_DIR: "somewhere" }).DATA_DIR).toBe(resolve("somewhere"));
  expect(readSettings({ ADMIN_EMAIL: "boss@example.test" }).MAIL_TO).toBe("boss@example.test");
  const api = { PUBLIC_API_URL: "https://api.test" };
  expect(readSettings(api).MEDIA_PUBLIC_URL).toBe("https://api.test/media");
  const media = { MEDIA_PUBLIC_URL: "https://pictures.test" };
  expect(readSettings({ ...api, ...media })).toMatchObject(media);
});

test("uses the given settings", () => {
  const variables = {
    HOST: "0.0.0.0",
    DATABASE_URL: "libsql://db.example.test",
    DATABASE_AUTH_TOKEN: "token",
    ADMIN_PASSWORD: "8 signs!",
    JWT_SECRET: "ü".repeat(16),
    REBUILD_WEBHOOK_SECRET: `whsec_${"a".repeat(32)}`,
    REBUILD_WEBHOOK_URL: "https://host.test/hooks/1/?branch=main",
    SMTP_URL: "smtps://user:p%40ss@mail.example.test:465",
    MAIL_TO: "mail@example.test",
    REVIEWS_WIDGET_SRC: "https://reviews.test/widget.js",
    REVIEWS_WIDGET_ID: "abc",
    CONTENT: "live",
    SEED: "none",
    LOG_LEVEL: "silent",
  };
  expect(readSettings({ SMTP_PORTS: "1025  10025" }).SMTP_PORTS).toEqual([1025, 10_025]);
  expect(readSettings(variables)).toMatchObject(variables);
  expect(readSettings({ PORT: "1", BUILDER_PORT: "65535", TRUST_PROXY: "10" })).toMatchObject({
    PORT: 1,
    BUILDER_PORT: 65_535,
    TRUST_PROXY: 10,
  });
});

test("mails come from the operator's inbox, unless a sender is given, with a name or without", () => {
  const address = "inbox@example.test";
  expect(readSettings({ MAIL_TO: address }).MAIL_FROM).toEqual({ name: "", address });
  const senders = {
    "tours@example.test": { name: "", address: "tours@example.test" },
    " Lake Tours <tours@example.test> ": { name: "Lake Tours", address: "tours@example.test" },
    '"Lake, Tours" <tours@example.test>': { name: "Lake, Tours", address: "tours@example.test" },
    "<tours@example.test>": { name: "", address: "tours@example.test" },
  };
  for (const [MAIL_FROM, read] of Object.entries(senders)) {
    expect(readSettings({ MAIL_FROM, MAIL_TO: address }).MAIL_FROM).toEqual(read);
  }
});

test("the address of a deploy hook is asked exactly as it was given", () => {
  const REBUILD_WEBHOOK_URL = "https://host.test/hook/";
  expect(readSettings({ REBUILD_WEBHOOK_URL }).REBUILD_WEBHOOK_URL).toBe(REBUILD_WEBHOOK_URL);
});

test("an origin is kept as browsers write it", () => {
  for (const text of ["https://tours.test", "https://tours.test/", "HTTPS://Tours.test:443//"]) {
    expect(readSettings({ PUBLIC_URL: text }).PUBLIC_URL).toBe("https://tours.test");
  }
  expect(readSettings({ PUBLIC_API_URL: "http://[::1]:80/" }).PUBLIC_API_URL).toBe("http://[::1]");
  expect(
    readSettings({ CORS_ORIGINS: "https://A.test, http://b.test:8080/" }).CORS_ORIGINS,
  ).toEqual(["https://a.test", "http://b.test:8080"]);
});

test("a reviews widget may load from hosts, and from all below one", () => {
  const REVIEWS_WIDGET_ORIGINS = "https://cdn.test/  https://*.pictures.test https://a.test:8443";
  expect(readSettings({ REVIEWS_WIDGET_ORIGINS }).REVIEWS_WIDGET_ORIGINS).toEqual([
    "https://cdn.test",
    "https://*.pictures.test",
    "https://a.test:8443",
  ]);
});

const bucket = {
  MEDIA_S3_ENDPOINT: "https://s3.example.test",
  MEDIA_S3_BUCKET: "tour-pictures",
  MEDIA_S3_ACCESS_KEY_ID: "key",
  MEDIA_S3_SECRET_ACCESS_KEY: "hunter2",
};

test("pictures may lie behind the S3 protocol, in a region that need not be named", () => {
  const store = {
    endpoint: "https://s3.example.test",
    bucket: "tour-pictures",
    accessKeyId: "key",
    secretAccessKey: "hunter2",
  };
  expect(readSettings({}).mediaS3).toBe(undefined);
  expect(readSettings(bucket).mediaS3).toEqual(store);
  const { mediaS3 } = readSettings({ ...bucket, MEDIA_S3_REGION: "RegionOne" });
  expect(mediaS3?.region).toBe("RegionOne");
  expect(readSettings({ ...bucket, MEDIA_S3_REGION: "auto" }).mediaS3).toEqual({
    ...store,
    region: "auto",
  });
});

test.each(Object.keys(bucket))(
  "where pictures lie is named in full: without %s, it is named",
  (name) => {
    const read = () => readSettings({ ...bucket, [name]: "" });
    expect(read).toThrow(new RegExp(`^${name} must be set, because MEDIA_S3_\\w+ is$`));
    expect(read).toThrow(/^(?!.*hunter2)/s);
  },
);

test("a region without a bucket is no place for pictures", () => {
  expect(() => readSettings({ MEDIA_S3_REGION: "auto" })).toThrow(
    /^MEDIA_S3_ENDPOINT .*\nMEDIA_S3_BUCKET .*\nMEDIA_S3_ACCESS_KEY_ID .*\nMEDIA_S3_SECRET_ACCESS_KEY .*$/,
  );
});

test("the address of the pictures may have a path, and needs no slash at its end", () => {
  for (const text of ["https://cdn.test/media", "HTTPS://CDN.test:443/media/"]) {
    expect(readSettings({ MEDIA_PUBLIC_URL: text }).MEDIA_PUBLIC_URL).toBe(
      "https://cdn.test/media",
    );
  }
  expect(readSettings({ MEDIA_PUBLIC_URL: "http://cdn.test:8080/" }).MEDIA_PUBLIC_URL).toBe(
    "http://cdn.test:8080",
  );
});

test("backups come as often as is set, or never", () => {
  const read = (BACKUP_EVERY: string) => readSettings({ BACKUP_EVERY }).BACKUP_EVERY;
  expect([read("12h"), read("7d"), read("off")]).toEqual([43_200_000, 604_800_000, 0]);
  expect(readSettings({ BACKUP_EVERY: "12h", PATH: "/bin" }).given).toEqual(["BACKUP_EVERY"]);
});

test("a bucket takes encrypted backups only", () => {
  const read = (variables: object) => () => readSettings({ BACKUP_TO: "s3", ...variables });
  expect(read({})).toThrow(
    /^BACKUP_S3_BUCKET or MEDIA_S3_BUCKET must be set.*\nBACKUP_KEY must be set/,
  );
  expect(read(bucket)).toThrow(/^BACKUP_KEY must be set, because backups leave this machine/);
  const { BACKUP_TO, backupS3, mediaS3 } = read({ ...bucket, BACKUP_KEY: "a passphrase" })();
  expect(BACKUP_TO).toBe("s3");
  expect(backupS3).toEqual(mediaS3);
});

test("backups go to their own bucket while photos stay on the disk", () => {
  const own = {
    BACKUP_S3_ENDPOINT: "https://s3.example.test",
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_ACCESS_KEY_ID: "key",
    BACKUP_S3_SECRET_ACCESS_KEY: "hunter2",
    BACKUP_KEY: "a passphrase",
  };
  const { BACKUP_TO, backupS3, mediaS3 } = readSettings(own);
  expect([BACKUP_TO, backupS3?.bucket, mediaS3]).toEqual(["s3", "backups", undefined]);
  expect(readSettings({ ...own, ...bucket }).backupS3?.bucket).toBe("backups");
  expect(() => readSettings({ ...own, BACKUP_TO: "/srv/backups" })).toThrow(
    /^BACKUP_TO must be s3/,
  );
  expect(() => readSettings({ ...own, BACKUP_S3_BUCKET: "" })).toThrow(/^BACKUP_S3_BUCKET must be/);
});

const noWholeNumber = ["x", "-1", "1.5", "0x10", "1e3", " ", "70000", "99999999999999999999"];
const noAddress = ["x", "tours.test", "ftp://tours.test", "javascript:alert(1)", "//tours.test"];
const noFolder = [
  ...noAddress,
  "https://tours.test/?a",
  "https://tours.test/media?",
  "https://tours.test/media#top",
  "https://user:word@tours.test/media",
];
const noOrigin = [
  ...noAddress,
  "https://tours.test/site",
  "https://tours.test/?a",
  "https://tours.test?",
  "https://tours.test/#top",
  "https://user:word@tours.test",
];

test.each([
  ["PORT", [...noWholeNumber, "0", "65536"]],
  ["BUILDER_PORT", [...noWholeNumber, "0"]],
  ["TRUST_PROXY", [...noWholeNumber, "11", "true"]],
  ["PUBLIC_URL", noOrigin],
  ["PUBLIC_API_URL", noOrigin],
  ["CONTENT_API_URL", noOrigin],
  ["CONTENT_TOKEN", ["x".repeat(31), `${"x".repeat(20)} ${"x".repeat(20)}`, "é".repeat(40)]],
  ["CORS_ORIGINS", [...noOrigin, "*", "https://a.test,", "https://a.test https://b.test"]],
  ["MEDIA_PUBLIC_URL", noFolder],
  ["MEDIA_S3_ENDPOINT", noFolder],
  ["MEDIA_S3_BUCKET", ["ab", "a/b", "..", "-abc", "abc-", "tour pictures", "a".repeat(64)]],
  ["MEDIA_S3_REGION", ["eu central", "eu/1"]],
  ["MEDIA_S3_ACCESS_KEY_ID", ["a key", "key\n"]],
  ["MEDIA_S3_SECRET_ACCESS_KEY", ["a secret", "secret\n"]],
  ["DEV_SITE_URL", noOrigin],
  ["DEV_ADMIN_URL", noOrigin],
  ["REBUILD_WEBHOOK_URL", noAddress],
  ["REVIEWS_WIDGET_SRC", noAddress],
  [
    "REVIEWS_WIDGET_ORIGINS",
    [
      ...noAddress,
      "http://cdn.test",
      "https://cdn.test/files",
      "https://cdn.test, https://pictures.test",
      "https://*",
      "https://cdn.*.test",
      "*",
      "https://cdn.test;script-src *",
    ],
  ],
  ["DATABASE_URL", ["tours.db", "/srv/tours.db", "postgres://x", "libsql"]],
  ["ADMIN_EMAIL", ["admin", "admin@", "@example.test", "a b@example.test"]],
  ["SMTP_URL", ["mail.example.test", "http://mail.example.test", "smtp://", "smtp:mail", "//mail"]],
  [
    "MAIL_FROM",
    [
      "admin",
      "Tours <admin>",
      "one@example.test, two@example.test",
      "A <one@example.test>, B <two@example.test>",
      "Tours\r\nBcc: x <one@example.test>",
    ],
  ],
  ["MAIL_TO", ["admin", "one@example.test, two@example.test"]],
  ["ADMIN_PASSWORD", ["1234567", "x".repeat(129)]],
  ["JWT_SECRET", ["short", "x".repeat(31)]],
  [
    "REBUILD_WEBHOOK_SECRET",
    ["a".repeat(38), "whsec_", `whsec_${"a".repeat(31)}`, `whsec_${"-".repeat(40)}`],
  ],
  ["SMTP_PORTS", ["0", "smtp", "25,26", "65536"]],
  ["BACKUP_EVERY", ["0", "24", "0h", "1w", "1.5h", "12345h", "OFF"]],
  ["BACKUP_KEEP", ["0", "-1", "1001"]],
  ["BACKUP_KEY", ["too short", "age1short", "AGE-SECRET-KEY-1QQQQQQQQQQQQQQ"]],
  ["RETENTION_DAYS", ["0", "-1", "1.5", "never"]],
  ["CONTENT", ["Live", "static"]],
  ["SEED", ["yes", "DEMO"]],
  ["LOG_LEVEL", ["verbose", "INFO"]],
])("a wrong %s is refused, by its name and in one line", (name, values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value });
    expect(read, value).toThrow(SettingsError);
    expect(read, value).toThrow(new RegExp(`^${name}(\\.\\d+)? must (be|begin)[^\\n]*$`));
  }
});

test("everything that is wrong is said at once, a line each", () => {
  const read = () => readSettings({ PORT: "x", SEED: "x", JWT_SECRET: "x", HOST: "::1" });
  expect(read).toThrow(/^PORT .*\nJWT_SECRET .*\nSEED .*$/);
});

test("the error for an invalid secret does not reveal it", () => {
  const secret = "hunter2";
  const names = ["JWT_SECRET", "REBUILD_WEBHOOK_SECRET", "ADMIN_PASSWORD", "SMTP_URL"];
  const read = () => readSettings(Object.fromEntries(names.map((name) => [name, secret])));
  expect(read).toThrow(/^(?!.*hunter2)/s);
});
