import { expect, test } from "vitest";
import { readMailDomain } from "./mail-domain.ts";

const notFound = Object.assign(new Error("not there"), { code: "ENOTFOUND" });

const lookIn = (records: Record<string, string[][]>) => async (host: string) => {
  const record = records[host];
  if (!record) throw notFound;
  return record;
};

const readStates = async (resolve: Parameters<typeof readMailDomain>[1]) => {
  const { records } = await readMailDomain("tours.example", resolve);
  return Object.fromEntries(records.map(({ name, state }) => [name, state]));
};

test("finds records that are split or listed beside others", async () => {
  const resolve = lookIn({
    "tours.example": [["google-site=1"], ["v=spf1 include:", "mail.example ~all"]],
    "selector2._domainkey.tours.example": [["v=DKIM1; k=rsa; p=MIIB"]],
    "_dmarc.tours.example": [["v=DMARC1; p=none"]],
  });
  const { records } = await readMailDomain("tours.example", resolve);
  expect(records).toMatchObject([
    { name: "SPF", state: "found", record: "v=spf1 include:mail.example ~all" },
    { name: "DKIM", state: "found", host: "selector2._domainkey.tours.example" },
    { name: "DMARC", state: "found", host: "_dmarc.tours.example" },
  ]);
});

test("reports missing records, and an unknown DKIM key as unknown", async () => {
  expect(await readStates(lookIn({}))).toEqual({
    SPF: "missing",
    DKIM: "unknown",
    DMARC: "missing",
  });
});

test("reports unknown states without a DNS answer", async () => {
  const timeout = Object.assign(new Error("late"), { code: "ETIMEOUT" });
  const states = await readStates(() => Promise.reject(timeout));
  expect(states).toEqual({ SPF: "unknown", DKIM: "unknown", DMARC: "unknown" });
});
