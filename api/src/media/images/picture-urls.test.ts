import type { Content } from "shared/content/content";
import type { GalleryItem } from "shared/content/gallery";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const details = { highlights: [], tips: [], whatsapp: "+250700000000", email: "a@example.test" };
const texts = { title: "Kayak", description: "A sample.", detailPage: "/services" };

/** A tour and a photo with all sizes, as each route returns them. */
const openContent = async (mediaPublicUrl?: string) => {
  const testApp = await createTestApp({ ...(mediaPublicUrl && { mediaPublicUrl }) });
  const { services, send, signInAsAdmin } = testApp;
  const { token } = await signInAsAdmin();
  const imageFile = await makePhoto({ width: 1_300, height: 900 });
  const form = { ...texts, details: JSON.stringify(details), imageFile };
  const saved = await send("POST /api/services", { token, parts: form });
  const added = await send("POST /api/gallery", { token, parts: { title: "Sunset", imageFile } });
  await services.renditions.start();
  onTestFinished(services.renditions.stop);
  await expect.poll(services.renditions.areComplete, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(async () => (await services.content.current()).content.gallery[0]!.image.sources)
    .toHaveLength(2);
  const content = (await send("GET /api/content")).body as Content;
  return {
    ...testApp,
    first: [
      (saved.body as { service: TourService }).service,
      (added.body as { item: GalleryItem }).item,
    ],
    later: [content.services[0]!, content.gallery[0]!],
  };
};

/** Every address of a picture in a record. */
const addressesIn = ({ imageFile, image }: TourService | GalleryItem) => [
  imageFile!,
  image!.src,
  ...(image!.share ? [image!.share.src] : []),
  ...image!.sources.flatMap(({ srcset }) =>
    srcset.split(", ").map((entry) => entry.split(" ")[0]!),
  ),
];

test.each([
  ["this origin", undefined, "/media/"],
  ["where they are said to be", "https://cdn.test/tours", "https://cdn.test/tours/"],
])("browsers fetch pictures from %s, in every size", async (_place, mediaPublicUrl, folder) => {
  const { first, later, send } = await openContent(mediaPublicUrl);
  for (const record of [...first, ...later]) {
    for (const address of addressesIn(record)) expect(address.slice(0, folder.length)).toBe(folder);
  }
  const addresses = later.flatMap(addressesIn);
  expect(addresses).toHaveLength(30);
  for (const address of addresses) {
    expect((await send(`GET /media/${address.slice(folder.length)}`)).status).toBe(200);
  }
});
