import { resolve } from "node:path";
import { z } from "zod";
import { missingForRole } from "./role.ts";
import { readBackupPlace, readS3Settings } from "./s3.ts";
import {
  backupInterval,
  backupKey,
  bucketName,
  contentToken,
  encryptionKey,
  folderAddress,
  imapAddress,
  mailbox,
  origin,
  originList,
  portList,
  regionName,
  smtpAddress,
  sourceList,
  tokenSecret,
  webAddress,
  webhookSecrets,
  wholeNumber,
  withoutSpaces,
} from "./values.ts";

/** The first admin's e-mail unless another is set. Nobody reads mail there. */
const defaultAdmin = "admin@localhost.test";

const environment = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    PUBLIC_URL: origin.optional(),
    /** The role of this process, from `--role` of the start command. */
    ROLE: z.enum(["all", "web", "worker"], "must be all, web or worker").default("all"),
    /** Seconds between "not ready" and the close of the port, for a proxy to see it. */
    DRAIN_SECONDS: wholeNumber(0, 300).default(0),
    /** Port for Prometheus metrics; without it, no port is opened. */
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** A collector of OpenTelemetry, which traces are sent to. */
    OTEL_EXPORTER_OTLP_ENDPOINT: folderAddress.optional(),
    OTEL_SERVICE_NAME: z.string().default("ibirwa-kivu-tours"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|libsql:|https?:)/, "must begin with file:, libsql:, http: or https:")
      .optional(),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(8, "must be at least 8 characters long")
      .max(128, "must be at most 128 characters long")
      .optional(),
    JWT_SECRET: tokenSecret.optional(),
    ENCRYPTION_KEY: encryptionKey.optional(),
    /** `accept` starts with another key than before although other processes may use the database. */
    ENCRYPTION_KEY_CHANGE: z
      .enum(["accept", "refuse"], "must be accept or refuse")
      .default("refuse"),
    REBUILD_WEBHOOK_SECRET: webhookSecrets.optional(),
    REBUILD_WEBHOOK_URL: webAddress.optional(),
    REBUILD_WEBHOOK_PRIVATE: z
      .enum(["allow", "refuse"], "must be allow or refuse")
      .default("refuse"),
    BUILDER_PORT: wholeNumber(1, 65_535).optional(),
    SMTP_URL: smtpAddress.optional(),
    IMAP_URL: imapAddress.optional(),
    SMTP_PORTS: portList.default([]),
    MAIL_FROM: mailbox.optional(),
    MAIL_TO: z.email("must be an e-mail address").optional(),
    RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    MEDIA_S3_ENDPOINT: folderAddress.optional(),
    MEDIA_S3_BUCKET: bucketName.optional(),
    MEDIA_S3_REGION: regionName.optional(),
    MEDIA_S3_ACCESS_KEY_ID: withoutSpaces.optional(),
    MEDIA_S3_SECRET_ACCESS_KEY: withoutSpaces.optional(),
    MEDIA_PUBLIC_URL: folderAddress.optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    CORS_ORIGINS: originList.default([]),
    PUBLIC_API_URL: origin.optional(),
    /** Where `pnpm build` reads the content; what hosts forward `/api` and `/media` to. */
    CONTENT_API_URL: origin.optional(),
    CONTENT_TOKEN: contentToken.optional(),
    /** Set by `pnpm dev`: where the development servers of the site and the admin are. */
    DEV_SITE_URL: origin.optional(),
    DEV_ADMIN_URL: origin.optional(),
    REVIEWS_WIDGET_SRC: webAddress.optional(),
    REVIEWS_WIDGET_ID: z.string().optional(),
    REVIEWS_WIDGET_ORIGINS: sourceList.default([]),
    BACKUP_EVERY: backupInterval.default(24 * 3_600_000),
    BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
    BACKUP_TO: z.string().optional(),
    BACKUP_S3_ENDPOINT: folderAddress.optional(),
    BACKUP_S3_BUCKET: bucketName.optional(),
    BACKUP_S3_REGION: regionName.optional(),
    BACKUP_S3_ACCESS_KEY_ID: withoutSpaces.optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: withoutSpaces.optional(),
    BACKUP_KEY: backupKey.optional(),
    BACKUP_IDENTITY: z.string().optional(),
    CONTENT: z.enum(["prebuilt", "live"], "must be prebuilt or live").default("prebuilt"),
    SEED: z.enum(["demo", "none"], "must be demo or none").default("demo"),
    LOG_LEVEL: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be a log level such as info",
      )
      .default("info"),
  })
  .refine(({ SMTP_URL, MAIL_TO, ADMIN_EMAIL }) => !SMTP_URL || MAIL_TO || ADMIN_EMAIL, {
    path: ["MAIL_TO"],
    error: "must be set beside SMTP_URL: mails about inquiries go there",
  })
  .transform((variables, context) => {
    const { PUBLIC_URL, DATABASE_URL, MEDIA_PUBLIC_URL, ADMIN_EMAIL, MAIL_FROM, MAIL_TO, ...rest } =
      variables;
    const dataDir = resolve(rest.DATA_DIR);
    const admin = ADMIN_EMAIL ?? defaultAdmin;
    const operator = MAIL_TO ?? admin;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const mediaS3 = readS3Settings("MEDIA_S3", rest, refuse);
    const backups = readBackupPlace(rest, mediaS3, refuse);
    const url = DATABASE_URL ?? `file:${dataDir}/tours.db`;
    for (const [name, requirement] of missingForRole({ ...rest, url, mediaS3 }))
      refuse(name, `must be set to ${requirement}, because the role is ${rest.ROLE}`);
    return {
      ...rest,
      DATA_DIR: dataDir,
      PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${rest.PORT}`,
      DATABASE_URL: url,
      MEDIA_PUBLIC_URL: MEDIA_PUBLIC_URL ?? (rest.PUBLIC_API_URL && `${rest.PUBLIC_API_URL}/media`),
      ADMIN_EMAIL: admin,
      MAIL_FROM: MAIL_FROM ?? { name: "", address: operator },
      MAIL_TO: operator,
      mediaS3,
      ...backups,
    };
  });

/** All settings, checked, with their defaults filled in. `DATA_DIR` is absolute; `given` names what was set. */
export type Settings = z.infer<typeof environment> & { given: string[] };

/** One line for each setting that is wrong, naming the variable. */
export class SettingsError extends Error {}

/** Reads settings from `variables`; an empty variable counts as unset. Throws {@link SettingsError}. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => {
  const entries = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const result = environment.safeParse(Object.fromEntries(entries));
  if (result.success) {
    const known = entries.map(([name]) => name).filter((name) => name in environment.def.in.shape);
    return { ...result.data, given: known };
  }
  const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new SettingsError(lines.join("\n"));
};

/** The environment of this process; the only place where it is read. */
// biome-ignore lint/style/noProcessEnv: this is that place
export const processEnvironment = process.env;
