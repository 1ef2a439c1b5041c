import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { proposalBody, proposalSaved } from "shared/inbox/proposals/proposals";
import { conversationBody } from "shared/inbox/timeline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";
import { openProduct } from "#testing/app/open-product.ts";
import { samplePayment } from "#testing/app/samples.ts";
import { rounds } from "#testing/faults/rounds.ts";

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct({ BACKUP_EVERY: "off" });
}, 120_000);
afterAll(() => product.close());

const send = (route: string, body?: object, more: Record<string, string> = {}) => {
  const [method = "", path = ""] = route.split(" ");
  const headers = { ...product.headers, "Content-Type": "application/json", ...more };
  return fetch(product.origin + path, {
    ...{ method, headers },
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** A proposal of US$ 300 that the team has accepted for its guest. */
const openAccepted = async () => {
  const added = await send("POST /api/conversations", {
    ...{ channel: "mail", name: "Ada", email: "ada@example.test", phone: null },
    ...{ destination: "Napoleon Island", paxNumber: 2, message: "We come." },
    ...{ checkinDate: "2999-12-20", checkoutDate: "2999-12-21" },
  });
  const { _id } = conversationBody.parse(await added.json()).conversation;
  const change = async (route: string, json?: object) =>
    proposalSaved.parse(await (await send(route, json)).json()).proposal;
  const { draft, ...created } = await change(`POST /api/conversations/${_id}/proposals`);
  const path = `/api/proposals/${created._id}`;
  const lines = [{ label: "Per person", quantity: 2, unitPrice: 150 }];
  const options = [{ id: "tent", title: "", lines }];
  const content = { ...draft!.content, title: "Kayaking", currency: "USD", options, days: [] };
  const { updatedAt } = await change(`PUT ${path}/draft`, {
    ...{ content, updatedAt: created.updatedAt },
  });
  await change(`POST ${path}/send`, { channel: "mail", text: "Our plan.", updatedAt });
  await change(`POST ${path}/acceptance`, { version: 1, option: "tent", name: "Ada" });
  return path;
};

/** Records payments one after another, each again and again until it is acknowledged. */
const startRecording = (path: string) => {
  const paid = { ...samplePayment, receivedOn: new Date().toISOString().slice(0, 10) };
  let acknowledged = 0;
  let isOver = false;
  const record = async () => {
    for (let key = randomUUID(); !isOver; ) {
      const answer = await send(`POST ${path}/payments`, paid, {
        "Idempotency-Key": key,
      }).catch(() => undefined);
      if (answer?.status === 201) {
        acknowledged += 1;
        key = randomUUID();
      }
      await pause(20);
    }
  };
  const recording = record();
  return {
    count: () => acknowledged,
    stop: async () => {
      isOver = true;
      await recording;
    },
  };
};

test(
  "whenever the product is killed, each acknowledged payment is stored once, with its receipt",
  async () => {
    const path = await openAccepted();
    const recording = startRecording(path);
    for (let round = 0; round < rounds(2, 100); round += 1) {
      const before = recording.count();
      await expect.poll(recording.count, { timeout: 30_000 }).toBeGreaterThan(before);
      await pause(Math.random() * 200);
      await product.kill();
      await product.start();
    }
    await recording.stop();
    const { proposal } = proposalBody.parse(await (await send(`GET ${path}`)).json());
    const receipts = proposal.payments.map(({ receipt }) => receipt.replace(/^.*-R/, ""));
    expect(receipts).toEqual(proposal.payments.map((_, index) => String(index + 1)));
    // The last one may have been stored without an answer.
    expect([recording.count(), recording.count() + 1]).toContain(receipts.length);
    expect(proposal.balance?.paid).toBe(90 * receipts.length);
    await product.kill();
    const db = await openDatabase({ url: `file:${join(product.folder, "tours.db")}` });
    const subjects = (await db.read.select({ subject: mails.subject }).from(mails))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith("Receipt"));
    db.close();
    expect(new Set(subjects).size).toBe(receipts.length);
    expect(subjects).toHaveLength(receipts.length);
  },
  rounds(180_000, 7_200_000),
);
