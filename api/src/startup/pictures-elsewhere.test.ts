import { galleryItemSaved } from "shared/gallery";
import { expect, onTestFinished, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const patience = { timeout: 90_000, interval: 50 };

test("pictures in a bucket are shown from its public address, to visitors and to admins", async () => {
  const { settings, state, goAway } = await startS3Server();
  onTestFinished(goAway);
  state.isPublic = true;
  const { endpoint, bucket } = settings;
  const product = await openProduct({
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: settings.region!,
    MEDIA_S3_ACCESS_KEY_ID: settings.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    MEDIA_PUBLIC_URL: `${endpoint}/${bucket}/`,
  });
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
