import { pino } from "pino";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import type { Picture } from "shared/media/pictures";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp, pictureWorkers } from "#testing/app/create-test-app.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { createMailBrandReader } from "./read-mail-brand.ts";

/** A company with a logo and own colours, and a reader of its brand. */
const open = async (get: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>) => {
  const { db, clock, services, send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const parts = { imageFile: await makePhoto({ width: 1_200, height: 300 }) };
  const { body } = await send("POST /api/pictures", { token, parts });
  const { _id: logo } = (body as { picture: Picture }).picture;
  const { version } = (await services.siteSettings.read()).brand;
  const value = { logo, mainColor: "#7a1f5c", accentColor: null };
  await services.siteSettings.save(product, { section: "brand", value, version });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { readSettings } = services.content;
  const deps = {
    db,
    log,
    now: clock.now,
    readSettings,
    storage: { get },
    imageProcessor: pictureWorkers,
  };
  return { readBrand: createMailBrandReader(deps), lines, clock };
};

test("emails show a small PNG of the logo and the company's colours", async () => {
  const photo = await makePhoto({ width: 1_200, height: 300 });
  const bytes = new Uint8Array(await photo.arrayBuffer());
  let reads = 0;
  const { readBrand } = await open(async () => {
    reads += 1;
    return bytes;
  });
  const brand = await readBrand();
  expect(brand).toMatchObject({
    company: "Your company",
    light: { main: "#7a1f5c", ground: designColors.light.sand },
    logo: { width: 1_200, height: 300 },
  });
  expect(brand.dark.ground).not.toBe(designColors.dark.bg);
  expect(Buffer.from(brand.logo!.bytes).subarray(1, 4).toString()).toBe("PNG");
  expect(brand.logo!.bytes.length).toBeLessThan(10_000);
  expect(await readBrand()).toBe(brand);
  expect(reads).toBe(1);
});

test("a logo that can't be read keeps no email back, and is tried again five minutes later", async () => {
  let isOut = true;
  let reads = 0;
  const { readBrand, lines, clock } = await open(async () => {
    reads += 1;
    if (isOut) throw new Error("The store is out of reach.");
    return undefined;
  });
  expect(await readBrand()).toMatchObject({ logo: null, light: { main: "#7a1f5c" } });
  expect(lines.join()).toContain('"mail.logo_unreadable"');
  isOut = false;
  expect(await readBrand()).toMatchObject({ logo: null });
  expect(reads).toBe(1);
  clock.advance(5 * 60_000);
  await readBrand();
  expect(reads).toBe(2);
  expect(lines).toHaveLength(1);
});
