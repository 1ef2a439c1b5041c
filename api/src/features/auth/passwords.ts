import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** Argon2id (the default) with 64 MiB and two passes: about 30 ms and far above OWASP's minimum of 19 MiB. */
const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };

/** Each hash takes 64 MiB and a core; more at once would only starve the rest. */
const atMostTwo = pLimit(2);

export const hashPassword = (password: string) => atMostTwo(() => hash(password, cost));

/** Compared with when there is no such user, so that both answers take the same time. */
const nobodysHash = hashPassword("nobody has this password");

/** Whether `password` belongs to `passwordHash`; without a hash: no, after the same time. */
export const isPassword = async (password: string, passwordHash: string | undefined) => {
  const stored = passwordHash ?? (await nobodysHash);
  const isRight = await atMostTwo(() => verify(stored, password));
  return isRight && passwordHash !== undefined;
};
