type Name = "ENDPOINT" | "BUCKET" | "REGION" | "ACCESS_KEY_ID" | "SECRET_ACCESS_KEY";
type Prefix = "MEDIA_S3" | "BACKUP_S3";
type S3Variables<P extends Prefix> = Partial<Record<`${P}_${Name}`, string | undefined>>;

type Refuse = (name: string, message: string) => void;

/** Nothing where nothing is set; refuses, by its name, each variable that is missing beside others. */
export const readS3Settings = <P extends Prefix>(
  prefix: P,
  variables: S3Variables<P>,
  refuse: Refuse,
) => {
  const read = (name: Name) => variables[`${prefix}_${name}`];
  const names: Name[] = ["ENDPOINT", "BUCKET", "REGION", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"];
  const setName = names.find((name) => read(name) !== undefined);
  if (!setName) return undefined;
  const need = (name: Name) => {
    const value = read(name);
    if (value === undefined)
      refuse(`${prefix}_${name}`, `must be set, because ${prefix}_${setName} is`);
    return value ?? "";
  };
  return {
    endpoint: need("ENDPOINT"),
    bucket: need("BUCKET"),
    region: read("REGION"),
    accessKeyId: need("ACCESS_KEY_ID"),
    secretAccessKey: need("SECRET_ACCESS_KEY"),
  };
};

type BackupVariables = S3Variables<"BACKUP_S3"> & {
  BACKUP_TO?: string | undefined;
  BACKUP_KEY?: string | undefined;
};

/** Backups go to their own bucket, if there is one, or to that of the pictures, if `BACKUP_TO` is `s3`. */
export const readBackupPlace = (
  variables: BackupVariables,
  mediaS3: ReturnType<typeof readS3Settings>,
  refuse: Refuse,
) => {
  const ownBucket = readS3Settings("BACKUP_S3", variables, refuse);
  const { BACKUP_TO = ownBucket && "s3", BACKUP_KEY } = variables;
  if (BACKUP_TO !== "s3") {
    if (ownBucket) refuse("BACKUP_TO", "must be s3 or not set, because BACKUP_S3_BUCKET is set");
    return { BACKUP_TO, backupS3: undefined };
  }
  const backupS3 = ownBucket ?? mediaS3;
  if (!backupS3)
    refuse("BACKUP_S3_BUCKET", "or MEDIA_S3_BUCKET must be set, because BACKUP_TO is s3");
  if (!BACKUP_KEY)
    refuse("BACKUP_KEY", "must be set, because backups leave this machine: a bucket may be public");
  return { BACKUP_TO, backupS3 };
};
