import { expect, test } from "vitest";
import { createWeightedSemaphore } from "./weighted-semaphore.ts";

/** Tasks that end when the test says so, and the order in which they began. */
const openBudget = (total: number) => {
  const withAmount = createWeightedSemaphore(total);
  const begun: string[] = [];
  const run = (name: string, amount: number) => {
    const end = Promise.withResolvers<void>();
    const done = withAmount(amount, () => {
      begun.push(name);
      return end.promise;
    });
    return { end: end.resolve, fail: end.reject, done };
  };
  return { begun, run };
};

test("tasks run at once as long as there is enough for all of them", async () => {
  const { begun, run } = openBudget(10);
  run("a", 4);
  run("b", 6);
  const c = run("c", 1);
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  c.end();
});

test("queues a task that exceeds the remaining budget and runs smaller tasks first", async () => {
  const { begun, run } = openBudget(10);
  const a = run("a", 4);
  const b = run("b", 9);
  const c = run("c", 1);
  await Promise.resolve();
  expect(begun).toEqual(["a", "c"]);
  for (const task of [a, c]) {
    task.end();
    await task.done;
  }
  b.end();
  await b.done;
  expect(begun).toEqual(["a", "c", "b"]);
});

test("a task that fails gives back what it held, and one that wants too much gets all", async () => {
  const { begun, run } = openBudget(10);
  const a = run("a", 10);
  const b = run("b", 99);
  a.fail(new Error("no"));
  await expect(a.done).rejects.toThrow("no");
  b.end();
  await b.done;
  expect(begun).toEqual(["a", "b"]);
});
