import autocannon from "autocannon";
import { anyNetwork, signIn } from "./owner.ts";

const countStatuses = (statuses: number[]) =>
  [...Map.groupBy(statuses, (status) => status)]
    .map(([status, all]) => `${all.length} × ${status}`)
    .join(", ");

const sendAll = async (requests: Promise<Response>[]) => {
  const answers = await Promise.allSettled(requests);
  const statusOf = (answer: (typeof answers)[number]) =>
    answer.status === "fulfilled" ? answer.value.status : 0;
  return countStatuses(answers.map(statusOf));
};

const wrong = "not the password";

export const guessOneByOne = async (origin: string, email: string, addresses: string[]) => {
  const statuses: number[] = [];
  for (const address of addresses) {
    const guess = { email, password: wrong };
    const { status } = await signIn(origin, guess, { "X-Forwarded-For": address });
    statuses.push(status);
  }
  return countStatuses(statuses);
};

export const signInAtOnce = (origin: string, count: number) =>
  sendAll(
    Array.from({ length: count }, (_, index) => {
      const guess = { email: `nobody.${index}@example.test`, password: wrong };
      return signIn(origin, guess, { "X-Forwarded-For": anyNetwork() });
    }),
  );

const post = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": anyNetwork() },
    body: JSON.stringify(body),
  });

export const signUpAndReset = (origin: string, email: string, count: number) =>
  sendAll(
    Array.from({ length: count }, (_, index) => [
      post(`${origin}/api/ibirwa-clients/signup`, {
        username: `Sample program ${index}`,
        email: `sample.program.${index}@example.test`,
        password: `sample password ${index}`,
      }),
      post(`${origin}/api/ibirwa-clients/password-reset`, { email }),
    ]).flat(),
  );

type Load = { amount: number; connections: number; method?: "GET" | "POST"; body?: string };

/** As fast as it answers. */
export const load = async (url: string, { body, ...load }: Load) => {
  const headers = body ? { "Content-Type": "application/csp-report" } : {};
  const result = await autocannon({ url, headers, ...load, ...(body && { body }) });
  const counts = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  return [...counts, ...(result.errors > 0 ? [`${result.errors} broken off`] : [])].join(", ");
};
