import { expect, test } from "vitest";
import { invalidFileReason, tooLargeReason } from "./validate-picture.ts";

const file = { name: "lake.jpg", type: "image/jpeg", size: 34_000_000 };

test.each(["image/jpeg", "image/png", "image/webp"])("%s can be chosen, however large", (type) => {
  expect(invalidFileReason({ ...file, type })).toBeUndefined();
});

test("names a file of another kind and the accepted kinds", () => {
  expect(invalidFileReason({ ...file, name: "trip.gif", type: "image/gif" })).toBe(
    "“trip.gif” isn't a JPEG, PNG or WebP file. Please choose another one.",
  );
});

test.each([
  { ...file, name: "trip.heic", type: "image/heic" },
  { ...file, name: "TRIP.HEIC", type: "" },
])("a HEIC photo is named as one, with how to send a JPEG", (heic) => {
  expect(invalidFileReason(heic)).toMatch(/^“trip.heic”: This is a HEIC photo.*Use a JPEG/i);
});

test("an empty file is called empty", () => {
  expect(invalidFileReason({ ...file, size: 0 })).toBe(
    "“lake.jpg” is empty. Please choose another one.",
  );
});

const ofBytes = (bytes: number) => new File([new Uint8Array(bytes)], "lake.jpg");

test("accepts 16 MB and reports the size one byte above", () => {
  const size = { width: 2_560, height: 1_920 };
  expect(tooLargeReason({ file: ofBytes(16_000_000), size })).toBeUndefined();
  expect(tooLargeReason({ file: ofBytes(16_000_001), size: undefined })).toBe(
    "“lake.jpg” is 16.1 MB. Choose a photo of at most 16 MB.",
  );
});

test("accepts 50 megapixels and reports the size one row above", () => {
  const size = { width: 10_000, height: 5_000 };
  expect(tooLargeReason({ file: ofBytes(1), size })).toBeUndefined();
  expect(tooLargeReason({ file: ofBytes(1), size: { ...size, height: 5_001 } })).toBe(
    "“lake.jpg” has 51 megapixels. Choose a photo with at most 50.",
  );
});
