import { createHash } from "node:crypto";
import { type JWTHeaderParameters, type JWTVerifyOptions, jwtVerify, type SignJWT } from "jose";

const isLong = (text: string) => Buffer.byteLength(text) >= 32;

/** Splits the setting into the new secret and the old ones; a single secret may contain spaces. */
const split = (secrets: string) => {
  const parts = secrets.split(/\s+/).filter((part) => part !== "");
  return parts.length > 1 && parts.every(isLong) ? parts : [secrets];
};

const toKey = (secret: string) => ({
  id: createHash("sha256").update(`kid ${secret}`).digest("base64url").slice(0, 8),
  bytes: new TextEncoder().encode(secret),
});

/** Signs with HS256 and the first of `secrets`; the others, after a space, remain accepted during a key rotation. */
export const createSigningKeys = (secrets: string) => {
  const [first = "", ...olderSecrets] = split(secrets);
  const current = toKey(first);
  const keys = [current, ...olderSecrets.map(toKey)];

  // Device cookies of a year ago name no key.
  const keyFor = ({ kid = current.id }: Partial<JWTHeaderParameters>) => {
    const key = keys.find(({ id }) => id === kid);
    if (!key) throw new Error("This was signed with a key that is no longer accepted.");
    return key.bytes;
  };

  return {
    sign: (jwt: SignJWT) =>
      jwt.setProtectedHeader({ alg: "HS256", typ: "JWT", kid: current.id }).sign(current.bytes),
    /** Returns the payload; throws for another type of token, and for one that is forged or expired. */
    verify: async (token: string, options: JWTVerifyOptions): Promise<unknown> => {
      const rules = { algorithms: ["HS256"], typ: "JWT", requiredClaims: ["exp"], ...options };
      return (await jwtVerify(token, keyFor, rules)).payload;
    },
  };
};
export type SigningKeys = ReturnType<typeof createSigningKeys>;
