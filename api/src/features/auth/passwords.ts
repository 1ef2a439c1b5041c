import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { requestTimeout, unavailable } from "../../lib/errors.ts";

/** Argon2id (the default) with 64 MiB and two passes: about 30 ms and far above OWASP's minimum of 19 MiB. */
export const productCost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

let cost = productCost;

/** Each hash takes 64 MiB and a core; more at once would only starve the rest. */
const queue = new PQueue({ concurrency: 2 });

/** Of each priority. */
const mostWaiting = 20;

export type HashOptions = {
  /** Before all others. */
  isPreferred?: boolean | undefined;
  /** Of the request that asks: nothing is hashed for somebody who has gone. */
  signal?: AbortSignal | undefined;
};

/** 503 where too many wait. */
export const refuseWhenBusy = ({ isPreferred = false }: HashOptions) => {
  if (queue.sizeBy({ priority: Number(isPreferred) }) >= mostWaiting) throw unavailable();
};

/** 503 where too many wait, 408 for whoever has gone when their turn comes. */
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

/** Compared with when there is no such user, so that both answers take the same time. */
let nobodysHash = hashPassword("nobody has this password");

/** Tests hash thousands of passwords, which need not be slow to guess. */
export const setPasswordCost = (next: typeof productCost) => {
  cost = next;
  nobodysHash = hashPassword("nobody has this password");
};

/** Whether `password` belongs to `passwordHash`; without a hash: no, after the same time. */
export const isPassword = async (
  password: string,
  passwordHash: string | undefined,
  options: HashOptions = {},
) => {
  const stored = passwordHash ?? (await nobodysHash);
  const isRight = await enqueue(() => verify(stored, password), options);
  return isRight && passwordHash !== undefined;
};
