import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { NetworkError } from "../api/api-error.ts";
import { createQueryClient } from "../api/query-client.ts";
import { saveTimeout } from "../api/timeouts.ts";
import { type SendOptions, useSave } from "./use-save.ts";

/** A save whose requests finish when the test says so. */
const startSave = () => {
  const client = createQueryClient();
  const sent: { signal: AbortSignal; end: PromiseWithResolvers<string> }[] = [];
  const send = (_values: string | File, { signal }: SendOptions) => {
    const end = Promise.withResolvers<string>();
    signal.addEventListener("abort", () => end.reject(signal.reason));
    sent.push({ signal, end });
    return end.promise;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  onTestFinished(() => {
    cleanup();
    client.clear();
  });
  return { sent, ...renderHook(() => useSave({ send }), { wrapper }) };
};

test("starts no second save until the first one ends", async () => {
  const { sent, result } = startSave();
  act(() => {
    result.current.save("one");
    result.current.save("one");
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]!.end.reject(new NetworkError());
  await waitFor(() => expect(result.current.note).toMatch(/^No answer from the server/));
  expect(result.current.error).toBeInstanceOf(NetworkError);
  act(() => result.current.save("one"));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(result.current.note).toBeUndefined();
});

test("reports the time when the server had saved, not when the save began", async () => {
  const { sent, result } = startSave();
  act(() => result.current.save("one"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const endedAt = Date.now();
  act(() => sent[0]!.end.resolve("saved"));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.submittedAt).toBeLessThan(endedAt);
  expect(result.current.succeededAt).toBeGreaterThanOrEqual(endedAt);
});

test("leaves a note instead of a failure after a cancellation", async () => {
  const { sent, result } = startSave();
  act(() => result.current.save("one"));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => result.current.cancel());
  await waitFor(() => expect(result.current.note).toMatch(/^Cancelled\./));
  expect(result.current.error).toBeNull();
  expect(result.current.isPending).toBe(false);
});

test("cancels the save when the user leaves the form", async () => {
  const { sent, result, unmount } = startSave();
  act(() => result.current.save("one"));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  expect(sent[0]!.signal.aborted).toBe(true);
});

test("times out a save without an answer, but not an upload", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { sent, result } = startSave();
  act(() => result.current.save("one"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(saveTimeout));
  await waitFor(() => expect(result.current.note).toMatch(/^No answer from the server/));
  expect(result.current.error).toBeInstanceOf(NetworkError);
  expect(result.current.isPending).toBe(false);

  act(() => result.current.save(new File(["bytes"], "lake.jpg")));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(saveTimeout));
  expect(sent[1]!.signal.aborted).toBe(false);
});
