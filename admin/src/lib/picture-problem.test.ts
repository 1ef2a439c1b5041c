import { expect, test } from "vitest";
import { pictureProblem } from "./picture-problem.ts";

const file = { name: "lake.jpg", type: "image/jpeg", size: 3_400_000 };

test.each(["image/jpeg", "image/png", "image/webp"])("%s can be sent", (type) => {
  expect(pictureProblem({ ...file, type })).toBeUndefined();
});

test("a file of another kind is named, with what is taken instead", () => {
  expect(pictureProblem({ ...file, name: "trip.heic", type: "image/heic" })).toBe(
    "“trip.heic” is not a JPEG, PNG or WebP picture. Please choose another file.",
  );
});

test("16 MB are taken, one byte more is told with its size", () => {
  expect(pictureProblem({ ...file, size: 16_000_000 })).toBeUndefined();
  expect(pictureProblem({ ...file, size: 16_000_001 })).toBe(
    "“lake.jpg” has 16.1 MB; a picture may have at most 16 MB.",
  );
});

test("an empty file is called empty", () => {
  expect(pictureProblem({ ...file, size: 0 })).toBe(
    "“lake.jpg” is empty. Please choose another file.",
  );
});
