import { setTimeout as pause } from "node:timers/promises";
import { galleryItemSaved } from "shared/content/gallery";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const patience = { timeout: 90_000, interval: 50 };

/** One for both tests: most of their time goes into its start. Its pictures are in a bucket. */
let server: Awaited<ReturnType<typeof startS3Server>>;
let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  server = await startS3Server();
  server.state.isPublic = true;
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
  product = await openProduct({
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region!,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    MEDIA_PUBLIC_URL: `${endpoint}/${bucket}/`,
  });
}, 120_000);

afterAll(async () => {
  await product.close();
  await server.goAway();
});

test("pictures in a bucket are shown from its public address, to visitors and to admins", async () => {
  const { endpoint, bucket } = server.settings;
  const { origin, headers } = product;
  const body = new FormData();
  body.set("title", "Sunset");
  body.set("imageFile", await makePhoto({ width: 400, height: 300 }));
  const saved = await fetch(`${origin}/api/gallery`, { method: "POST", headers, body });
  const { imageFile } = galleryItemSaved.parse(await saved.json()).item;
  const name = imageFile.replace(`${endpoint}/${bucket}/`, "");
  for (const address of [imageFile, `${origin}/media/${name}`]) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  }

  const readGallery = async () => (await fetch(`${origin}/gallery`)).text();
  await expect.poll(readGallery, patience).toContain("-320.avif 320w");
  const page = await readGallery();
  expect(page).toContain(`src="${imageFile}"`);
  expect(page).toMatch(new RegExp(`img-src 'self' data: ${endpoint}[; ]`));
  expect(page).not.toContain("/media/");
  const admin = (await fetch(`${origin}/admin-panel`)).headers.get("Content-Security-Policy");
  expect(admin).toContain(`img-src 'self' data: blob: ${endpoint};`);
}, 120_000);

test("serves whole releases, never older ones and finally the newest, whichever process is killed", async () => {
  const { save, visit, start, kill, killBuilder, killRenderer, untilShown } = product;
  let seen = await visit();
  let saves = 0;
  const saveNext = async () => {
    saves += 1;
    const title = `Sample tour ${saves}`;
    return { address: await save(title), title };
  };
  const saveAroundKill = async (killPart: () => void) => {
    await saveNext();
    // A build begins half a second after a save; a warm one takes some tenths of a second.
    await pause(400 + Math.random() * 500);
    killPart();
    const last = await saveNext();
    const shown = await visit();
    expect(shown).toBeGreaterThanOrEqual(seen);
    seen = shown;
    return last;
  };
  // Each dies once while its pages are loaded, and once while they are still being loaded.
  for (const [warm, loading] of [
    [killBuilder, killRenderer],
    [killRenderer, killBuilder],
  ] as const) {
    await saveAroundKill(warm);
    const last = await saveAroundKill(loading);
    await untilShown(last.address, last.title);
  }
  expect(await visit()).toBe(await product.readRevision());

  // The whole product dies twice during one build.
  const { address, title } = await saveNext();
  for (const milliseconds of [600, 900]) {
    await pause(milliseconds);
    await kill();
    await start();
    await visit();
  }
  await untilShown(address, title);
}, 300_000);
