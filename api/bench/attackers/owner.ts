import { randomInt } from "node:crypto";
import { percentile } from "../percentile.ts";

type Credentials = { email: string; password: string };

/** Of another network each time. */
export const anyNetwork = () => `${randomInt(11, 127)}.${randomInt(256)}.${randomInt(256)}.1`;

export const signIn = (origin: string, credentials: Credentials, headers: object) =>
  fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(credentials),
  });

const times = 20;

const measure = async (origin: string, credentials: Credentials, headersOf: () => object) => {
  const took: number[] = [];
  const refused: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const { status } = await signIn(origin, credentials, headersOf());
    if (status === 200) took.push(performance.now() - began);
    else refused.push(status);
  }
  const slowest = took.length > 0 ? `${Math.round(percentile(took, 95))} ms` : "";
  const kinds = [...new Set(refused)].join(", ");
  return refused.length === 0 ? slowest : `${slowest} ${refused.length} × ${kinds}`.trim();
};

/** The owner, who signed in once before the attacks, and whose device is known where the product knows devices. */
export const openOwner = async (origin: string, credentials: Credentials) => {
  const network = { "X-Forwarded-For": "198.51.100.7" };
  const first = await signIn(origin, credentials, network);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const device = { ...network, Cookie: cookies.join("; ") };
  return {
    /** The p95 of some sign-ins, and which were refused; from where the owner was before, and elsewhere. */
    signIn: async () => ({
      known: await measure(origin, credentials, () => device),
      elsewhere: await measure(origin, credentials, () => ({ "X-Forwarded-For": anyNetwork() })),
    }),
  };
};
