import { expect, test } from "vitest";
import { createEncryption } from "./encryption.ts";

const withKey = (byte: number) => createEncryption(Buffer.alloc(32, byte));

test("encrypts with AES-256-GCM and decrypts only with the same key", async () => {
  const encrypted = await withKey(1).encrypt("geheim");
  const [header = ""] = encrypted.split(".");
  const fields = JSON.parse(Buffer.from(header, "base64url").toString());
  expect(fields).toEqual({ alg: "dir", enc: "A256GCM" });
  expect(await withKey(1).decrypt(encrypted)).toBe("geheim");
  await expect(withKey(2).decrypt(encrypted)).rejects.toThrow();
});

test("the same text is encrypted differently each time", async () => {
  const { encrypt } = withKey(1);
  expect(await encrypt("geheim")).not.toBe(await encrypt("geheim"));
});

test("rejects a tampered ciphertext", async () => {
  const { encrypt, decrypt } = withKey(1);
  const parts = (await encrypt("geheim")).split(".");
  for (const index of [0, 2, 3, 4]) {
    const changed = parts.with(index, `A${parts[index]?.slice(1)}`);
    if (changed[index] === parts[index]) changed[index] = `B${parts[index]?.slice(1)}`;
    await expect(decrypt(changed.join(".")), `part ${index}`).rejects.toThrow();
  }
});
