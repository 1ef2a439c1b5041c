import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { type Proposal, proposalSaved } from "shared/inbox/proposals/proposals";
import { conversationSaved } from "shared/inbox/timeline";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { messages } from "#tables/messages.ts";
import { proposals } from "#tables/proposals.ts";
import { openProduct } from "#testing/app/open-product.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { rounds } from "#testing/faults/rounds.ts";

const count = rounds(12, 200);
const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
const options = [{ id: "tent", title: "Tent", lines }];

const openGuests = async () => {
  const product = await openProduct({ TRUST_PROXY: "1", BACKUP_EVERY: "off" });
  onTestFinished(product.close);
  const { origin, headers } = product;
  const call = async (method: string, path: string, body: object = {}) => {
    const json = { ...headers, "Content-Type": "application/json" };
    const sent = { method, headers: json, body: JSON.stringify(body) };
    return (await fetch(`${origin}/api/${path}`, sent)).json();
  };
  const change = async (method: string, path: string, body?: object) =>
    proposalSaved.parse(await call(method, path, body)).proposal;
  const offer = async (index: number): Promise<Proposal> => {
    const phone = `+2507881${String(index).padStart(5, "0")}`;
    const added = { channel: "phone", name: `Guest ${index}`, phone, paxNumber: 2 };
    const { conversation } = conversationSaved.parse(await call("POST", "conversations", added));
    const draft = await change("POST", `conversations/${conversation._id}/proposals`);
    const content = { ...draft.draft!.content, title: "Island", options, schedule: [] };
    const { updatedAt } = draft;
    const saved = await change("PUT", `proposals/${draft._id}/draft`, { content, updatedAt });
    const sent = { channel: "link", text: "Hello", updatedAt: saved.updatedAt };
    return change("POST", `proposals/${draft._id}/send`, sent);
  };
  /** Presses the button of a guest's page. Returns whether the product has answered. */
  const accept = async ({ versions }: Proposal) => {
    const body = new URLSearchParams({ option: "tent", name: "Ada", terms: "yes" });
    const sent = { "X-Forwarded-For": nextAddress(), Origin: origin };
    const path = new URL(versions[0]!.link).pathname;
    const form = { method: "POST", headers: sent, body, redirect: "manual" } as const;
    const answer = await fetch(`${origin}${path}/accept`, form).catch(() => undefined);
    return answer?.status === 303;
  };
  return { ...product, offer, accept };
};

test(
  "whenever the product is killed, an acknowledged acceptance is stored once, with its message and its mail",
  async () => {
    const { offer, accept, kill, start, folder } = await openGuests();
    const offered: Proposal[] = [];
    for (let index = 0; index < count; index += 1) offered.push(await offer(index));
    const acknowledged = new Set<string>();
    const press = async (proposal: Proposal) => {
      while (!acknowledged.has(proposal._id)) {
        if (await accept(proposal)) acknowledged.add(proposal._id);
        else await pause(20);
      }
    };
    // Each guest presses twice, over and over until the product answers.
    const pressing = offered.flatMap((proposal) => [press(proposal), press(proposal)]);
    for (let round = 0; round < rounds(2, 20); round += 1) {
      await pause(Math.random() * 40);
      await kill();
      await start();
    }
    await Promise.all(pressing);
    await kill();
    const { read, close } = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
    expect(await read.$count(proposals, eq(proposals.state, "accepted"))).toBe(count);
    const about = sql`(SELECT count(*) FROM mails WHERE mails.about = messages.id)`;
    const stored = await read
      .select({ mails: about.mapWith(Number) })
      .from(messages)
      .where(eq(messages.kind, "proposal"));
    close();
    expect(stored).toEqual(Array(count).fill({ mails: 1 }));
    await start();
  },
  rounds(180_000, 3_600_000),
);
