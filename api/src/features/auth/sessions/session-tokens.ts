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
  /** The hash of the cookie without which the token is worth nothing. */
  cookie: z.string().optional(),
});
export type TokenClaims = z.infer<typeof claims>;

type Signed = { userId: string; id: string; createdAt: string; expiresAt: string };

const hashOf = (cookie: string) => createHash("sha256").update(cookie).digest("base64url");

/** Whether the cookie came along to which the token is bound, if it is. */
export const holdsCookie = (claims: TokenClaims, cookie: string | undefined) => {
  if (claims.cookie === undefined) return true;
  return cookie !== undefined && claims.cookie === hashOf(cookie);
};

/** JWTs bound to a session, and to the cookie of its browser if there is one. */
export const createSessionTokens = (keys: SigningKeys, now: () => Date) => ({
  sign: ({ userId, id, createdAt, expiresAt }: Signed, cookie: string | undefined) =>
    keys.sign(
      new SignJWT({ sid: id, ...(cookie !== undefined && { cookie: hashOf(cookie) }) })
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
