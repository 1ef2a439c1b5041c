import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { isSystemError } from "#platform/error-code.ts";
import { BackupError } from "../backup-error.ts";
import { createHashStream } from "./hash-stream.ts";

/** Loaded by whoever encrypts: without, the product takes less memory. */
const loadAge = () => import("age-encryption");

/** Every age file begins with it. */
const ageHeader = "age-encryption.org/v1";

const toWeb = (path: string): ReadableStream<Uint8Array> => {
  const parts = createReadStream(path).iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
};
const newFile = (path: string) =>
  createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });

/** `key` is a recipient (`age1…`) or else a passphrase. Returns what was written. */
export const encryptFile = async (source: string, target: string, key: string) => {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  if (key.startsWith("age1")) encrypter.addRecipient(key);
  else encrypter.setPassphrase(key);
  const { stream, result } = createHashStream();
  await pipeline(await encrypter.encrypt(toWeb(source)), stream, newFile(target));
  return result();
};

export const isEncrypted = async (path: string) => {
  const head = createReadStream(path, { end: ageHeader.length - 1 }).setEncoding("latin1");
  const parts: string[] = [];
  for await (const part of head) parts.push(String(part));
  return parts.join("") === ageHeader;
};

/** The secret key in a file as `age-keygen` writes it, or else a passphrase. */
export const readIdentity = (text: string) => /^AGE-SECRET-KEY-\S+/m.exec(text)?.[0] ?? text.trim();

/** Throws {@link BackupError} for a wrong key or a damaged file. */
export const decryptFile = async (source: string, target: string, identity: string) => {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  if (identity.startsWith("AGE-SECRET-KEY-")) decrypter.addIdentity(identity);
  else decrypter.addPassphrase(identity);
  const opened = await decrypter.decrypt(toWeb(source)).catch((error: unknown) => {
    throw new BackupError("The key does not decrypt this backup.", { cause: error });
  });
  try {
    await pipeline(opened, newFile(target));
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new BackupError("The encrypted file is damaged.", { cause: error });
  }
};
