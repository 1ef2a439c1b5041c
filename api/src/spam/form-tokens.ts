import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Milliseconds; a form keeps what it could not send for 23 hours. */
const lifetime = 25 * 3_600_000;

const signatureOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`form-token:${text}`).digest();

/** Signed marks of forms that a browser has opened with its script. */
export const createFormTokens = (secret: string, now: () => Date) => ({
  issue: (): string => {
    const text = `${now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
    return `${text}.${signatureOf(secret, text).toString("base64url")}`;
  },

  /** The name of a token whose signature holds and whose day is not over. */
  read: (token = ""): string | undefined => {
    const [time = "", nonce = "", signature = ""] = token.split(".");
    const expected = signatureOf(secret, `${time}.${nonce}`);
    const given = Buffer.from(signature, "base64url");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const age = now().getTime() - Number.parseInt(time, 36);
    return Math.abs(age) <= lifetime ? nonce : undefined;
  },
});
export type FormTokens = ReturnType<typeof createFormTokens>;
