import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { freshRecord } from "../requests/fresh-record.ts";
import { createPrefetch } from "./prefetch.ts";

afterEach(() => {
  vi.useRealTimers();
});

const createRecord = () => {
  const counted = { requests: 0 };
  const query = {
    queryKey: ["record"],
    queryFn: async () => {
      counted.requests += 1;
      return counted.requests;
    },
    ...freshRecord,
  };
  return { counted, query };
};

test("keeps a prefetched record until its screen shows it", async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { counted, query } = createRecord();
  createPrefetch(client)(query);
  await vi.advanceTimersByTimeAsync(5_000);
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counted.requests).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});

test("drops a prefetched record that no screen shows", async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { query } = createRecord();
  createPrefetch(client)(query);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(query.queryKey)).toBe(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});

test("does not poll for a screen that is not open", async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { counted, query } = createRecord();
  createPrefetch(client)({ ...query, refetchInterval: 100 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(counted.requests).toBe(1);
});

test("requests nothing that a screen already shows", async () => {
  const client = new QueryClient();
  const { counted, query } = createRecord();
  const shown = { ...query, staleTime: 0 };
  const leave = new QueryObserver(client, shown).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBe(1));
  createPrefetch(client)(shown);
  expect(counted.requests).toBe(1);
  leave();
});
