const inBase64 = (text: string) => Buffer.from(text).toString("base64");

/** The password of a mail server's address, in the ways in which it goes out. */
export const listSecrets = (address: string): string[] => {
  const { username, password: encoded } = new URL(address);
  const [user, password] = [username, encoded].map(decodeURIComponent);
  if (!password) return [];
  const inQuotes = password.replace(/["\\]/g, "\\$&");
  return [inBase64(`\0${user}\0${password}`), inBase64(password), encoded, inQuotes, password];
};

/** Some servers repeat secrets in the encoding that they were sent in. */
export const withoutSecrets = (text: string, secrets: string[]) =>
  secrets.reduce((left, secret) => left.replaceAll(secret, "…"), text);

/** Nothing that a failure says is a secret any more. */
export const hideSecrets = (error: unknown, secrets: string[]) => {
  if (!(error instanceof Error)) return;
  for (const name of Object.getOwnPropertyNames(error)) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string") Reflect.set(error, name, withoutSecrets(value, secrets));
  }
};
