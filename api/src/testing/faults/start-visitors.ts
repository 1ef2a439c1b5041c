import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { nextAddress, sampleContact } from "../app/samples.ts";

const post = async (origin: string, email: string, key: string) => {
  try {
    const { status } = await fetch(`${origin}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        "X-Forwarded-For": nextAddress(),
      },
      body: JSON.stringify({ ...sampleContact, email }),
    });
    return status;
  } catch {
    return undefined;
  }
};

type Crowd = {
  visitors: number;
  /** Milliseconds between two messages of a visitor. */
  rest: number;
};

/** Visitors who write one after another, each again and again until the message is acknowledged. */
export const startVisitors = (origin: string, { visitors, rest }: Crowd) => {
  const crowd = randomUUID();
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  let brokenOff = 0;
  let isOver = false;
  const write = async (visitor: number) => {
    let key = randomUUID();
    for (let count = 0; !isOver; ) {
      const email = `v${visitor}-${count}-${crowd}@example.test`;
      const status = await post(origin, email, key);
      if (status === undefined) brokenOff += 1;
      else statuses.add(status);
      if (status === 201) {
        acknowledged.add(email);
        count += 1;
        key = randomUUID();
      }
      await pause(status === 201 ? rest : 20);
    }
  };
  const writing = Promise.all(Array.from({ length: visitors }, (_, visitor) => write(visitor)));
  return {
    acknowledged,
    /** Statuses of the completed requests. */
    statuses,
    brokenOff: () => brokenOff,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
};
