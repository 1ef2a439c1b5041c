import fc from "fast-check";
import { expect, test } from "vitest";
import { backoffDelay } from "./backoff.ts";

test("doubles the delay up to its limit, with jitter of up to half", () => {
  fc.assert(
    fc.property(fc.nat(2_000), (failures) => {
      const whole = Math.min(60_000, 500 * 2 ** failures);
      const delay = backoffDelay(failures, { first: 500, longest: 60_000 });
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});
