import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { requestTimeout, unavailable } from "#platform/errors.ts";

/** Argon2id (the default) with 64 MiB and two passes: about 30 ms and far above OWASP's minimum of 19 MiB. */
export const productCost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

let cost = productCost;

/** Each hash takes 64 MiB and a core; more at once would only starve the rest. */
const queue = new PQueue({ concurrency: 2 });

/** Hashes of each priority that may wait at the same time. */
const maxWaiting = 20;

type HashOptions = {
  /** Goes before all others. */
  isPreferred?: boolean | undefined;
  /** The request's signal: nothing is hashed for a client that has gone. */
  signal?: AbortSignal | undefined;
};

/** 503 when too many hashes wait. */
export const refuseWhenBusy = ({ isPreferred = false }: HashOptions) => {
  if (queue.sizeBy({ priority: Number(isPreferred) }) >= maxWaiting) throw unavailable();
};

/** 503 when too many hashes wait, 408 for a client that has gone when its turn comes. */
const enqueue = <T>(task: () => Promise<T>, options: HashOptions) => {
  const { isPreferred = false, signal } = options;
  refuseWhenBusy(options);
  const run = () => {
    if (signal?.aborted) throw requestTimeout();
    return task();
  };
  return queue.add(run, { priority: Number(isPreferred) });
};

export const hashPassword = async (password: string, options: HashOptions = {}) =>
  enqueue(() => hash(password, cost), options);

/** An unknown user's password is compared with this hash, so that both answers take the same time. */
let unknownUserHash = hashPassword("nobody has this password");

/** Tests hash thousands of passwords, which need not be slow to guess. */
export const setPasswordCost = (next: typeof productCost) => {
  cost = next;
  unknownUserHash = hashPassword("nobody has this password");
};

/** Returns whether `password` belongs to `passwordHash`; without a hash it returns `false` after the same time. */
export const isPassword = async (
  password: string,
  passwordHash: string | undefined,
  options: HashOptions = {},
) => {
  const stored = passwordHash ?? (await unknownUserHash);
  const isRight = await enqueue(() => verify(stored, password), options);
  return isRight && passwordHash !== undefined;
};

/** Changes with the password, and reveals nothing about it. */
export const passwordFingerprint = (passwordHash: string) =>
  createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);
