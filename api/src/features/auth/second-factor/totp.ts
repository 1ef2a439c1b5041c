import { Secret, TOTP } from "otpauth";

const period = 30;

const totpOf = (secret: string) => new TOTP({ secret, period, digits: 6, algorithm: "SHA1" });

/** 160 bits as base32, as RFC 4226 asks for. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();

/** The 30 seconds, counted since 1970, that a code belongs to: those of `time` or beside them. */
export const stepOfCode = (code: string, secret: string, time: Date): number | undefined => {
  const timestamp = time.getTime();
  const difference = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return difference === null ? undefined : TOTP.counter({ period, timestamp }) + difference;
};
