import { createFailedSignIns, type FailureDeps } from "./failed-sign-ins.ts";

/** Wrong ones that cost nothing, in a session … */
const freeInSession = 10;
/** … and in all of a user together. */
const freeInAll = 50;

type Session = { userId: string; createdAt: string };

/** Failures of people who are signed in; a session is known by its beginning, as its id changes: whoever stole one session keeps nobody from proving it in another. */
export const createFailedProofs = (deps: FailureDeps) => {
  const failures = createFailedSignIns(deps, { name: "proof", free: freeInSession });
  const failuresOfUser = createFailedSignIns(deps, { name: "proof of a user", free: freeInAll });
  return {
    /** Whether `check` finds it right; 429 after many failures. */
    attempt: ({ userId, createdAt }: Session, check: () => Promise<boolean>) =>
      failures.attempt(`${userId} ${createdAt}`, () => failuresOfUser.attempt(userId, check)),
  };
};
