type RoleSettings = {
  ROLE: "all" | "web" | "worker";
  url: string;
  mediaS3: unknown;
  JWT_SECRET?: string | undefined;
  ENCRYPTION_KEY?: string | undefined;
  REBUILD_WEBHOOK_URL?: string | undefined;
  REBUILD_WEBHOOK_SECRET?: string | undefined;
};

/** The settings that a role lacks, each with what it must name. */
export const missingForRole = (settings: RoleSettings): [name: string, what: string][] => {
  const { ROLE, url, mediaS3, JWT_SECRET, ENCRYPTION_KEY } = settings;
  const { REBUILD_WEBHOOK_URL, REBUILD_WEBHOOK_SECRET } = settings;
  if (ROLE === "all") return [];
  const missing: [string, string][] = [];
  if (url.startsWith("file:")) missing.push(["DATABASE_URL", "a database server"]);
  if (!mediaS3) missing.push(["MEDIA_S3_ENDPOINT", "a bucket"]);
  // A worker may have made them into its data folder.
  if (ROLE === "web" && !JWT_SECRET) missing.push(["JWT_SECRET", "that of the worker"]);
  if (ROLE === "web" && !ENCRYPTION_KEY) missing.push(["ENCRYPTION_KEY", "that of the worker"]);
  // A builder elsewhere sends its signed reports to the public address, which leads to the web processes.
  if (ROLE === "web" && REBUILD_WEBHOOK_URL && !REBUILD_WEBHOOK_SECRET)
    missing.push(["REBUILD_WEBHOOK_SECRET", "that of the worker"]);
  return missing;
};
