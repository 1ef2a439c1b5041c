import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";
import { hour, openCollectedSite, red } from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

test("photos that were uploaded before are shown in the order of the tour", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const upload = async (size: { width: number }) => {
    const parts = { imageFile: await makePhoto(size) };
    const { body } = await send("POST /api/pictures", { token, parts });
    return (body as { picture: { _id: string; imageFile: string } }).picture;
  };
  const first = await upload({ width: 64 });
  const second = await upload({ width: 65 });
  const photos = JSON.stringify([
    { picture: second._id, caption: "The bats leave" },
    { picture: first._id, alt: "A red kayak" },
  ]);
  const { status, body } = await send("POST /api/services", {
    token,
    parts: sampleServiceParts({ photos }),
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      service: {
        imageFile: second.imageFile,
        photos: [
          { picture: second._id, caption: "The bats leave", alt: null },
          { picture: first._id, caption: null, alt: "A red kayak", imageFile: first.imageFile },
        ],
      },
    },
  });
});

test("a photo that was never uploaded is refused by its number, and nothing is stored", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const photos = JSON.stringify([{ picture: "gone" }]);
  const answer = await send("POST /api/services", {
    token,
    parts: sampleServiceParts({ photos }),
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: "Photos 1: This photo is no longer stored. Choose it again." },
  });
  expect((await send("GET /api/services")).body).toEqual({ services: [] });
});

test("an upload waits a week for the form that it was chosen in", async () => {
  const site = await openCollectedSite();
  const token = await site.token();
  const parts = { imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/pictures", { token, parts });
  const { picture } = body as { picture: { imageFile: string } };
  await expect.poll(site.services.renditions.areComplete, { timeout: 20_000 }).toBe(true);
  expect((await site.services.builds.list()).builds).toEqual([]);
  await site.collectForDays();
  expect(await site.answersFor([picture.imageFile])).toEqual([200]);
  site.clock.advance(5 * 24 * hour);
  await site.collectForDays();
  expect(await site.answersFor([picture.imageFile])).toEqual([404]);
});
