import { expect, onTestFinished, test, vi } from "vitest";
import { parseInThread, UnreadableMailError } from "./parse-in-thread.ts";

const parse = (text: string) =>
  parseInThread({ kind: "mail", source: Buffer.from(`Subject: Trip\r\n\r\n${text}`) });

test("a mail that comes in the moment when the resting thread ends is read by another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await parse("Karibu!")).toMatchObject({ words: { text: "Karibu!" } });
  vi.advanceTimersByTime(60_000);
  expect(await parse("Murakoze!")).toMatchObject({ words: { text: "Murakoze!" } });
});

test("a mail that takes too long to parse is given up, and the next one is parsed", async () => {
  const page = '<a href="\n'.repeat(200_000);
  const source = Buffer.from(`Content-Type: text/html\r\n\r\n${page}`);
  const reading = parseInThread({ kind: "mail", source }, 500);
  await expect(reading).rejects.toThrow(new UnreadableMailError("it takes too long"));
  expect(await parse("Karibu!")).toMatchObject({ words: { text: "Karibu!" } });
});
