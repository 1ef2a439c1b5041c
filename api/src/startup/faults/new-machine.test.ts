import { join } from "node:path";
import { backupState } from "shared/backups";
import { buildList } from "shared/builds";
import { type GalleryItem, galleryList } from "shared/gallery";
import { expect, onTestFinished, test, vi } from "vitest";
import { openMachines } from "#testing/app/open-machines.ts";
import { openOwner } from "#testing/app/open-owner.ts";
import { startHranaServer } from "#testing/libsql-server/hrana-server.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { drawPicture, toFile } from "#testing/pictures/pictures.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const patience = { timeout: 60_000, interval: 20 };

type Owner = Awaited<ReturnType<typeof openOwner>>;

const openTwo = async (databaseUrl: string) => {
  const store = await startS3Server();
  onTestFinished(store.goAway);
  const { machines, close } = await openMachines(2, { bucket: store.settings, databaseUrl });
  onTestFinished(close);
  const [first, second] = machines;
  const keysBelow = (prefix: string) =>
    [...store.objects.keys()].filter((key) => key.startsWith(prefix));
  const isStored = (buildId = "?") => keysBelow(`releases/${buildId}`).length > 0;
  return { ...store, first: first!, second: second!, keysBelow, isStored };
};

const openTwoWithFile = async () => openTwo(`file:${join(await makeFolder(), "tours.db")}`);

const openTwoWithServer = async () => {
  const token = "the token of the tests";
  const server = await startHranaServer({ path: join(await makeFolder(), "data"), token });
  onTestFinished(server.stop);
  return openTwo(`${server.url}?authToken=${encodeURIComponent(token)}`);
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

const filesOf = ({ image }: GalleryItem) => [
  image.src,
  ...image.sources.flatMap(({ srcset }) => srcset.split(", ").map((size) => size.split(" ")[0]!)),
];

const isAnswered = async (url: string) => (await fetch(url)).ok;

test("a machine is thrown away: a new one serves what was published, finishes pictures, knows the backups, publishes", async () => {
  const { first: old, second: fresh, keysBelow, isStored } = await openTwoWithFile();
  await old.start();
  const owner = await openOwner(old.origin);
  expect(await uploadPhoto(old.origin, owner, 400)).toMatchObject({ status: 201 });
  const tour = await owner.save("A boat on the lake");
  await owner.untilShown(tour, "A boat on the lake");
  await fetch(`${old.origin}/api/backups`, { method: "POST", headers: owner.headers });
  await expect.poll(() => keysBelow("backups/"), patience).toHaveLength(1);
  await expect.poll(() => keysBelow("masters/"), patience).toEqual([]);
  const shown = await untilLive(old.origin, owner);
  await expect.poll(() => isStored(shown), patience).toBe(true);
  expect(await uploadPhoto(old.origin, owner, 3_000)).toMatchObject({ status: 201 });
  await old.kill();
  expect(keysBelow("masters/")).toHaveLength(1);

  const starting = fresh.start();
  expect(await vi.waitUntil(fresh.readShown, patience)).toBe(shown);
  await starting;
  expect(await isAnswered(tour.replace(old.origin, fresh.origin))).toBe(true);

  const readItems = () => readGallery(fresh.origin);
  const hasAllSizes = async () =>
    (await readItems()).every(({ image }) => image.sources.length === 2);
  await expect.poll(hasAllSizes, patience).toBe(true);
  await expect.poll(() => keysBelow("masters/"), patience).toEqual([]);
  for (const file of (await readItems()).flatMap(filesOf))
    expect([file, await isAnswered(fresh.origin + file)]).toEqual([file, true]);

  const again = await openOwner(fresh.origin);
  const backups = await fetch(`${fresh.origin}/api/backups`, { headers: again.headers });
  expect(backupState.parse(await backups.json()).backups).toMatchObject([{ status: "good" }]);
  await again.untilShown(await again.save("Birds at dawn"), "Birds at dawn");
}, 240_000);

test("two machines share a database server and a bucket: what one publishes both serve, and the other goes on alone", async () => {
  const { first, second } = await openTwoWithServer();
  await first.start({ ROLE: "all" });
  const owner = await openOwner(first.origin);
  await second.start({ ROLE: "all" });
  const tour = await owner.save("A boat on the lake");
  await owner.untilShown(tour, "A boat on the lake");
  const live = await untilLive(first.origin, owner);
  await expect.poll(second.readShown, patience).toBe(live);
  const elsewhere = tour.replace(first.origin, second.origin);
  expect(await (await fetch(elsewhere)).text()).toContain("A boat on the lake</h1>");

  await first.kill();
  const other = await openOwner(second.origin);
  await other.untilShown(await other.save("Birds at dawn"), "Birds at dawn");
  const [, earlier] = (await readBuilds(second.origin, other)).builds;
  expect(earlier).toMatchObject({ kept: true });

  await first.start({ ROLE: "api" });
  await expect.poll(first.readShown, patience).toBe(await untilLive(second.origin, other));
}, 240_000);

test("while the bucket is away, pictures come from memory, uploads are asked to come back, saves are published; nothing is lost", async () => {
  const { first, second, isStored, goAway, comeBack } = await openTwoWithFile();
  await first.start({ ROLE: "all" });
  const owner = await openOwner(first.origin);
  expect(await uploadPhoto(first.origin, owner, 400)).toMatchObject({ status: 201 });
  const [item] = await readGallery(first.origin);
  expect(await isAnswered(first.origin + item!.imageFile)).toBe(true);
  const before = await untilLive(first.origin, owner);
  await expect.poll(() => isStored(before), patience).toBe(true);

  await goAway();
  expect(await isAnswered(first.origin + item!.imageFile)).toBe(true);
  expect(await uploadPhoto(first.origin, owner, 500)).toEqual({ status: 503, wait: "5" });
  const tour = await owner.save("A boat on the lake");
  await owner.untilShown(tour, "A boat on the lake");
  const buildId = await untilLive(first.origin, owner);
  expect((await readBuilds(first.origin, owner)).live).toMatchObject({ buildId, isStored: false });
  await first.kill();
  await first.start({ ROLE: "all" });
  expect(await first.readShown()).toBe(buildId);
  const starting = second.start({ ROLE: "api" });
  await vi.waitUntil(() => fetch(second.origin).catch(() => undefined), patience);
  expect((await fetch(second.origin)).status).toBe(503);

  await comeBack();
  await starting;
  const elsewhere = tour.replace(first.origin, second.origin);
  await expect.poll(() => isAnswered(elsewhere), patience).toBe(true);
  const isToldStored = async () => (await readBuilds(first.origin, owner)).live?.isStored;
  await expect.poll(isToldStored, patience).toBe(true);
}, 240_000);
