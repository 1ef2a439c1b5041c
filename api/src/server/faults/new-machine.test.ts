import { join } from "node:path";
import { backupState } from "shared/backups/backups";
import { type GalleryItem, galleryList } from "shared/content/gallery";
import { buildList } from "shared/publishing/builds";
import { expect, onTestFinished, test, vi } from "vitest";
import { openMachines } from "#testing/app/open-machines.ts";
import { openOwner } from "#testing/app/open-owner.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { drawPicture, toFile } from "#testing/pictures/pictures.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const patience = { timeout: 60_000, interval: 20 };

type Owner = Awaited<ReturnType<typeof openOwner>>;

const open = async (count: number) => {
  const store = await startS3Server();
  onTestFinished(store.goAway);
  const databaseUrl = `file:${join(await makeFolder(), "tours.db")}`;
  const roles = Array(count).fill("all");
  const { machines, close } = await openMachines(roles, { bucket: store.settings, databaseUrl });
  onTestFinished(close);
  const keysBelow = (prefix: string) =>
    [...store.objects.keys()].filter((key) => key.startsWith(prefix));
  return { ...store, machines, keysBelow };
};

const uploadPhoto = async (origin: string, { headers }: Owner, width: number) => {
  const form = new FormData();
  form.set("title", "Sunset");
  const picture = drawPicture({ width, height: Math.round(width * 0.75) });
  form.set("imageFile", toFile(await picture.jpeg().toBuffer()));
  const answer = await fetch(`${origin}/api/gallery`, { method: "POST", headers, body: form });
  return { status: answer.status, wait: answer.headers.get("Retry-After") };
};

const readBuilds = async (origin: string, { headers }: Owner) =>
  buildList.parse(await (await fetch(`${origin}/api/builds`, { headers })).json());

const untilLive = (origin: string, owner: Owner) =>
  vi.waitFor(async () => {
    const { builds, live } = await readBuilds(origin, owner);
    expect(builds[0]).toMatchObject({ status: "live" });
    return live!.buildId;
  }, patience);

const readGallery = async (origin: string): Promise<GalleryItem[]> =>
  galleryList.parse(await (await fetch(`${origin}/api/gallery`)).json()).gallery;

const listFiles = ({ image }: GalleryItem) => [
  image.src,
  ...image.sources.flatMap(({ srcset }) => srcset.split(", ").map((size) => size.split(" ")[0]!)),
];

const isAnswered = async (url: string) => (await fetch(url)).ok;

test("photo masters in the bucket survive a lost machine: a new one finishes pictures, makes the pages, knows the backups, publishes", async () => {
  const { machines, keysBelow } = await open(2);
  const [old, fresh] = [machines[0]!, machines[1]!];
  await old.start();
  const owner = await openOwner(old.origin);
  expect(await uploadPhoto(old.origin, owner, 400)).toMatchObject({ status: 201 });
  const tour = await owner.save("A boat on the lake");
  await owner.untilShown(tour, "A boat on the lake");
  await fetch(`${old.origin}/api/backups`, { method: "POST", headers: owner.headers });
  await expect.poll(() => keysBelow("backups/"), patience).toHaveLength(1);
  await expect.poll(() => keysBelow("masters/"), patience).toEqual([]);
  expect(await uploadPhoto(old.origin, owner, 3_000)).toMatchObject({ status: 201 });
  await old.kill();
  expect(keysBelow("masters/")).toHaveLength(1);

  await fresh.start();
  const page = await fetch(tour.replace(old.origin, fresh.origin));
  expect(await page.text()).toContain("A boat on the lake</h1>");

  const readItems = () => readGallery(fresh.origin);
  const hasAllSizes = async () =>
    (await readItems()).every(({ image }) => image.sources.length === 2);
  await expect.poll(hasAllSizes, patience).toBe(true);
  await expect.poll(() => keysBelow("masters/"), patience).toEqual([]);
  for (const file of (await readItems()).flatMap(listFiles))
    expect([file, await isAnswered(fresh.origin + file)]).toEqual([file, true]);

  const again = await openOwner(fresh.origin);
  const backups = await fetch(`${fresh.origin}/api/backups`, { headers: again.headers });
  expect(backupState.parse(await backups.json()).backups).toMatchObject([{ status: "good" }]);
  await again.untilShown(await again.save("Birds at dawn"), "Birds at dawn");
}, 240_000);

test("while the bucket is away, pictures come from memory, uploads are asked to come back, saves are published; nothing is lost", async () => {
  const { machines, goAway, comeBack } = await open(1);
  const machine = machines[0]!;
  await machine.start();
  const { origin } = machine;
  const owner = await openOwner(origin);
  expect(await uploadPhoto(origin, owner, 400)).toMatchObject({ status: 201 });
  const [item] = await readGallery(origin);
  expect(await isAnswered(origin + item!.imageFile)).toBe(true);

  await goAway();
  expect(await isAnswered(origin + item!.imageFile)).toBe(true);
  expect(await uploadPhoto(origin, owner, 500)).toEqual({ status: 503, wait: "5" });
  const tour = await owner.save("A boat on the lake");
  await owner.untilShown(tour, "A boat on the lake");
  const buildId = await untilLive(origin, owner);
  await machine.kill();
  await machine.start();
  expect(await machine.readShown()).toBe(buildId);

  await comeBack();
  expect(await uploadPhoto(origin, owner, 500)).toMatchObject({ status: 201 });
}, 240_000);
