type Name = "ENDPOINT" | "BUCKET" | "REGION" | "ACCESS_KEY_ID" | "SECRET_ACCESS_KEY";
type Prefix = "MEDIA_S3" | "BACKUP_S3";
type S3Variables<P extends Prefix> = Partial<Record<`${P}_${Name}`, string | undefined>>;

/** Nothing where nothing is set; refuses, by its name, each variable that is missing beside others. */
export const readS3Settings = <P extends Prefix>(
  prefix: P,
  variables: S3Variables<P>,
  refuse: (name: string, message: string) => void,
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
