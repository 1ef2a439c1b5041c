import { expect, onTestFinished, test, vi } from "vitest";
import { parseInThread } from "./parse-in-thread.ts";

const parse = (text: string) =>
  parseInThread({ kind: "mail", source: Buffer.from(`Subject: Trip\r\n\r\n${text}`) });

test("a mail that comes in the moment when the resting thread ends is read by another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await parse("Karibu!")).toMatchObject({ words: { text: "Karibu!" } });
  vi.advanceTimersByTime(60_000);
  expect(await parse("Murakoze!")).toMatchObject({ words: { text: "Murakoze!" } });
});
