const s3Variables = [
  "MEDIA_S3_ENDPOINT",
  "MEDIA_S3_BUCKET",
  "MEDIA_S3_REGION",
  "MEDIA_S3_ACCESS_KEY_ID",
  "MEDIA_S3_SECRET_ACCESS_KEY",
] as const;
type S3Variables = Partial<Record<(typeof s3Variables)[number], string | undefined>>;

/** Nothing where nothing is set; refuses, by its name, each variable that is missing beside others. */
export const readS3Settings = (
  variables: S3Variables,
  refuse: (name: string, message: string) => void,
) => {
  const setVariable = s3Variables.find((name) => variables[name] !== undefined);
  if (!setVariable) return undefined;
  const need = (name: keyof S3Variables) => {
    const value = variables[name];
    if (value === undefined) refuse(name, `must be set, because ${setVariable} is`);
    return value ?? "";
  };
  return {
    endpoint: need("MEDIA_S3_ENDPOINT"),
    bucket: need("MEDIA_S3_BUCKET"),
    region: variables.MEDIA_S3_REGION,
    accessKeyId: need("MEDIA_S3_ACCESS_KEY_ID"),
    secretAccessKey: need("MEDIA_S3_SECRET_ACCESS_KEY"),
  };
};
