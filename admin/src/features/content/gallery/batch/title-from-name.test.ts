import { expect, test } from "vitest";
import { titleFromName } from "./title-from-name.ts";

test.each([
  ["kayak at dawn.jpg", "Kayak at dawn"],
  ["two_kayaks-near.napoleon.JPG", "Two kayaks near napoleon"],
  ["Coffee tour 2.webp", "Coffee tour 2"],
  ["île de Napoléon.png", "Île de Napoléon"],
])("makes a title of %j", (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test.each([
  "IMG_1234.jpg",
  "IMG-20260812-WA0007.jpg",
  "DSC00815.JPG",
  "DSCN0001 (2).jpg",
  "PXL_20260812_064512345.MP.jpg",
  "20260812_064512.jpg",
  "WhatsApp Image 2026-08-12 at 06.45.12.jpeg",
  "Screenshot_20260812.png",
  "3f2b8c1e-6a7d-4f10-9c55-0a1b2c3d4e5f.jpg",
  "FB_IMG_1600000000.jpg",
  "photo.jpg",
  "é.jpg",
  ".jpg",
])("asks for a title in place of %j", (name) => {
  expect(titleFromName(name)).toBe("");
});
