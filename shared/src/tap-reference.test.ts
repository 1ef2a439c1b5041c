import { expect, test } from "vitest";
import { readReference, referenceText } from "./tap-reference.ts";

test("a reference is known however it is typed", () => {
  for (const text of ["IK-4F2Q", "4f2q", "Ref IK-4F2Q", " ref ik 4f2q ", referenceText("4F2Q")])
    expect(readReference(text)).toBe("4F2Q");
  for (const text of ["", "IK-", "4F2", "4F2QQ", "4F2O", "kayak", "Ref Ann"])
    expect(readReference(text)).toBeUndefined();
});
