import { CompactEncrypt, compactDecrypt } from "jose";

/** Encrypts short texts for storing (JWE, AES-256-GCM); `key` has 32 bytes. */
export const createEncryption = (key: Uint8Array) => ({
  encrypt: (text: string): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .encrypt(key),
  /** Throws when it was encrypted with another key. */
  decrypt: async (encrypted: string): Promise<string> => {
    const { plaintext } = await compactDecrypt(encrypted, key);
    return new TextDecoder().decode(plaintext);
  },
});
export type Encryption = ReturnType<typeof createEncryption>;
