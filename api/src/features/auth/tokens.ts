import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const issuer = "ibirwa-kivu-tours";
const audience = "ibirwa-kivu-tours-api";
const lifetimeHours = 12;

const claims = z.object({ sub: z.string(), version: z.int() });
export type TokenClaims = z.infer<typeof claims>;

/** HS256 JWTs bound to a user and to the user's token version. */
export const createTokens = (secret: string, now: () => Date) => {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ sub, version }: TokenClaims) =>
      new SignJWT({ version })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + lifetimeHours * 3_600_000))
        .sign(key),
    /** The claims of a token that is genuine and not expired, else `undefined`. */
    read: async (token: string): Promise<TokenClaims | undefined> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          issuer,
          audience,
          requiredClaims: ["exp"],
          currentDate: now(),
          maxTokenAge: `${lifetimeHours}h`,
        });
        return claims.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
};
export type Tokens = ReturnType<typeof createTokens>;
