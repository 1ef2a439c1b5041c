import { createECDH, hkdfSync } from "node:crypto";

/**
 * The pair by which push services know this installation (RFC 8292), made from the key of what is stored encrypted
 * (base64): machines that share that key have the same one, and nothing else has to be kept.
 */
export const deriveVapidKeys = (secret: string) => {
  const bytes = hkdfSync("sha256", Buffer.from(secret, "base64"), "", "web push (VAPID)", 32);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(bytes));
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(bytes).toString("base64url"),
  };
};
export type VapidKeys = ReturnType<typeof deriveVapidKeys>;
