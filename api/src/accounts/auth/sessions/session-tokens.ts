import { createHash } from "node:crypto";
import { errors, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "../signing-keys.ts";
import { lifetimeHours } from "./session-lifetime.ts";

const issuer = "ibirwa-kivu-tours";
const audience = "ibirwa-kivu-tours-api";

const claims = z.object({
  sub: z.string(),
  /** The session. */
  sid: z.string(),
  /** Seconds since 1970. */
  iat: z.number(),
  /** The hash of the cookie that the token is bound to. */
  cookie: z.string().optional(),
});
type TokenClaims = z.infer<typeof claims>;

type Signed = { userId: string; id: string; createdAt: string; expiresAt: string };

const hashCookie = (cookie: string) => createHash("sha256").update(cookie).digest("base64url");

/** Returns whether the request has the cookie that the token is bound to; API clients get tokens without one. */
export const holdsCookie = (claims: TokenClaims, cookie: string | undefined) => {
  if (claims.cookie === undefined) return true;
  return cookie !== undefined && claims.cookie === hashCookie(cookie);
};

/** Signs and reads JWTs, each bound to a session and, in a browser, to its cookie. */
export const createSessionTokens = (keys: SigningKeys, now: () => Date) => ({
  sign: ({ userId, id, createdAt, expiresAt }: Signed, cookie: string | undefined) =>
    keys.sign(
      new SignJWT({ sid: id, ...(cookie !== undefined && { cookie: hashCookie(cookie) }) })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(new Date(createdAt))
        .setExpirationTime(new Date(expiresAt)),
    ),
  read: async (token: string): Promise<TokenClaims | "expired" | "forged"> => {
    try {
      const options = { issuer, audience, currentDate: now() };
      const claimed = claims.parse(await keys.verify(token, options));
      const ageSeconds = now().getTime() / 1_000 - claimed.iat;
      return ageSeconds < lifetimeHours * 3_600 ? claimed : "expired";
    } catch (error) {
      return error instanceof errors.JWTExpired ? "expired" : "forged";
    }
  },
});
export type SessionTokens = ReturnType<typeof createSessionTokens>;
