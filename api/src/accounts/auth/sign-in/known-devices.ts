import { SignJWT } from "jose";
import { z } from "zod";
import { passwordFingerprint } from "../passwords.ts";
import type { SigningKeys } from "../signing-keys.ts";

const audience = "ibirwa-kivu-tours-device";

const claims = z.object({
  /** The device. */
  jti: z.string(),
  /** The user who signed in there. */
  sub: z.string(),
  /** The fingerprint of the password at sign-in: a new password revokes every mark. */
  password: z.string(),
});
export type Device = z.infer<typeof claims>;

type Account = { user: { _id: string }; passwordHash: string };

/** Signed marks identify the devices on which a user has signed in before. */
export const createKnownDevices = (keys: SigningKeys, now: () => Date) => ({
  sign: (id: string, { user, passwordHash }: Account) =>
    keys.sign(
      new SignJWT({ password: passwordFingerprint(passwordHash) })
        .setJti(id)
        .setSubject(user._id)
        .setAudience(audience)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + knownSeconds * 1_000)),
    ),

  /** Returns the device of a valid mark; the password may have changed since. */
  read: async (mark: string | undefined): Promise<Device | undefined> => {
    if (!mark) return undefined;
    try {
      const payload = await keys.verify(mark, { audience, currentDate: now() });
      return claims.safeParse(payload).data;
    } catch {
      return undefined;
    }
  },

  belongsTo: (device: Device, { user, passwordHash }: Account) =>
    device.sub === user._id && device.password === passwordFingerprint(passwordHash),
});
export type KnownDevices = ReturnType<typeof createKnownDevices>;

export const knownSeconds = 365 * 24 * 3_600;
