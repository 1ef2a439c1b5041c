import { expect, test, vi } from "vitest";
import { openProposals } from "#testing/proposals/open-proposals.ts";

const openVerify = async () => {
  const desk = await openProposals();
  const { proposal } = await desk.offer();
  const { send: request } = desk.openProcess();
  const verify = (code: string, address = "203.0.113.9") =>
    request("POST /verify", { form: { code }, address });
  return { ...desk, proposal, request, verify };
};

test("a known code shows whom it is for, however it is typed", async () => {
  const { proposal, verify } = await openVerify();
  const code = proposal.code.replace("-", "");
  for (const typed of [
    proposal.code,
    code.toLowerCase(),
    ` ${code.slice(0, 4)} ${code.slice(4)} `,
  ]) {
    const { status, text } = await verify(typed);
    expect({ typed, status }).toEqual({ typed, status: 200 });
    expect(text).toContain("Yes, this code is ours");
  }
});

test("unknown codes and other texts get the same calm answer", async () => {
  const { verify } = await openVerify();
  for (const typed of ["2222-2222", "hello", "", "<b>", "9".repeat(5_000)]) {
    const { status, text } = await verify(typed);
    expect({ typed, status }).toEqual({ typed, status: 200 });
    expect(text).toContain("We don&#x27;t know this code.");
    expect(text).not.toContain("<b>");
  }
});

test("an unknown code asks the database as often as a known one", async () => {
  const { proposal, verify, db } = await openVerify();
  const reads = vi.spyOn(db.read, "select");
  const countReads = async (code: string) => {
    reads.mockClear();
    await verify(code);
    return reads.mock.calls.length;
  };
  // The first page reads content that is kept afterwards.
  await countReads(proposal.code);
  const known = await countReads(proposal.code);
  expect(known).toBeGreaterThan(0);
  for (const code of ["2222-2222", "hello", ""])
    expect({ code, reads: await countReads(code) }).toEqual({ code, reads: known });
});

test("a network may try ten codes an hour, also after a restart", async () => {
  const { proposal, verify, clock, openProcess } = await openVerify();
  for (let count = 0; count < 10; count += 1)
    expect((await verify("2222-2222", `203.0.113.${count}`)).status).toBe(200);
  const { status, headers, text } = await verify(proposal.code, "203.0.113.200");
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(text).toContain("Too many codes were tried");
  expect(text).not.toContain("Yes, this code is ours");
  const other = openProcess();
  const form = { code: proposal.code };
  const there = await other.send("POST /verify", { form, address: "203.0.113.201" });
  expect(there.status).toBe(429);
  expect((await verify(proposal.code, "198.51.100.1")).status).toBe(200);
  clock.advance(3_600_000);
  expect((await verify(proposal.code)).status).toBe(200);
});

test("opening the page counts no try and is not kept", async () => {
  const { request, verify } = await openVerify();
  for (let count = 0; count < 12; count += 1) {
    const { status, headers } = await request("GET /verify", { address: "203.0.113.9" });
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await verify("2222-2222")).status).toBe(200);
});
