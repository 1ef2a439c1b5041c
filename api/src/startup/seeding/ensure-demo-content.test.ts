import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { createS3Storage } from "../../media/storage/s3-storage.ts";
import { StartError } from "../start-error.ts";
import { ensureDemoContent } from "./ensure-demo-content.ts";

test("who starts with a store that refuses the pictures is told so, and nothing is stored", async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const storage = createS3Storage({ ...server.settings, secretAccessKey: "guessed" });
  const { services } = await createTestApp({ storage });
  const start = ensureDemoContent(services, { SEED: "demo" }, () => {});
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/403 SignatureDoesNotMatch\. See MEDIA_S3_ENDPOINT/);
  expect((await services.content.current()).content).toMatchObject({ revision: 0, services: [] });
});

test("who wants no demo content gets none", async () => {
  const { services } = await createTestApp();
  await ensureDemoContent(services, { SEED: "none" }, () => {});
  expect((await services.content.current()).content.revision).toBe(0);
});
