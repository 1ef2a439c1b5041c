import { processEnvironment } from "#platform/env/env.ts";

/** Before tests on a server: which one it is. */
export const setup = () => {
  const { SQLD_PATH } = processEnvironment;
  const name = SQLD_PATH ? `sqld, ${SQLD_PATH}` : "the tests' own, as SQLD_PATH names no sqld";
  process.stdout.write(`libSQL server: ${name}\n`);
};
