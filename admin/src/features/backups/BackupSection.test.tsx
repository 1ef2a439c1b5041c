import { screen, waitFor } from "@testing-library/react";
import { backup, backupState } from "shared/backups/backups";
import { expect, test, vi } from "vitest";
import * as files from "../../components/download/download-file.ts";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";

const counts = {
  tours: 20,
  inquiries: 1,
  messages: 1_200,
  accounts: 2,
  pictureFiles: 528,
  missingPictureFiles: 0,
};

const aBackup = (changes: Partial<ReturnType<typeof backup.parse>> = {}) =>
  backup.parse({
    id: "good",
    reason: "schedule",
    status: "good",
    startedAt: "2026-11-21T01:00:00Z",
    finishedAt: "2026-11-21T01:00:05Z",
    file: "backup-one.zip",
    place: "/srv/data/backups",
    bytes: 14_000_000,
    counts,
    error: null,
    isDownloadable: true,
    ...changes,
  });

const failed = aBackup({
  id: "failed",
  status: "failed",
  file: null,
  bytes: null,
  counts: null,
  isDownloadable: false,
  error: "There is not enough disk space for a backup.",
});

const someBackups = (changes: Partial<ReturnType<typeof backupState.parse>> = {}) =>
  backupState.parse({
    isPossible: true,
    running: null,
    nextAt: "2026-11-22T01:00:00Z",
    keep: 7,
    place: { kind: "same-disk", name: "/srv/data/backups" },
    picturesInBucket: false,
    isEncrypted: false,
    isLate: false,
    lastGood: aBackup(),
    backups: [failed, aBackup()],
    ...changes,
  });

const open = async (state = someBackups()) => {
  const api = await startFakeApi();
  api.answer("GET /api/backups", state);
  signIn();
  const opened = openAdmin(pathTo.settings("backup"), api);
  await screen.findByRole("heading", { name: "Backup", level: 2 });
  return { api, ...opened };
};

test("shows backups, the time of the next one and why one failed", async () => {
  await open();
  const text = "20 tours, 1 inquiry, 1,200 messages, 2 accounts, 528 photo files";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText("There is not enough disk space for a backup.")).toBeTruthy();
  expect(screen.getByText("These backups are on the same disk")).toBeTruthy();
  expect(screen.getByText("The newest 7")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Download" })).toHaveLength(1);
});

test("makes a backup now and shows its steps until it is done", async () => {
  const { api, user } = await open(someBackups({ lastGood: null, backups: [] }));
  expect(
    await screen.findByText("No backups yet. Make the first one with “Back up now”."),
  ).toBeTruthy();
  api.answer("POST /api/backups", { message: "Backup started." }, 202);
  const running = { since: "2026-11-21T10:00:00Z", step: "files" } as const;
  api.answer("GET /api/backups", someBackups({ running, lastGood: null, backups: [] }));
  const start = screen.getByRole<HTMLButtonElement>("button", { name: "Back up now" });
  await user.click(start);
  expect(await screen.findByText("Creating and testing…")).toBeTruthy();
  expect(start.disabled).toBe(true);
  api.answer("GET /api/backups", someBackups());
  await waitFor(() => expect(start.disabled).toBe(false), { timeout: 10_000 });
});

test("explains why a backup cannot be started", async () => {
  const { api, user } = await open();
  const refusal = { message: "A backup is already running.", code: "conflict" } as const;
  api.refuse("POST /api/backups", 409, refusal);
  await user.click(await screen.findByRole("button", { name: "Back up now" }));
  expect(await screen.findByText(refusal.message)).toBeTruthy();
});

test("downloads a backup under its own name", async () => {
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  const { api, user } = await open();
  api.answer("GET /api/backups/good/file", "bytes");
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await waitFor(() => expect(keep.mock.calls[0]?.[1]).toBe("backup-one.zip"));
});

test("distinguishes backups that were moved away from none at all", async () => {
  await open(someBackups({ lastGood: null }));
  expect(await screen.findByText("Backup files are missing")).toBeTruthy();
});

test("warns of late backups, and of photos missing from them", async () => {
  await open(
    someBackups({
      isLate: true,
      isEncrypted: true,
      picturesInBucket: true,
      nextAt: null,
      place: { kind: "bucket", name: "tours/backups" },
    }),
  );
  expect(await screen.findByText("No recent backup")).toBeTruthy();
  expect(screen.getByText("Photos are not in these backups")).toBeTruthy();
  expect(screen.getByText("In the bucket: tours/backups")).toBeTruthy();
  expect(screen.getByText("Not scheduled")).toBeTruthy();
  expect(screen.queryByText("These backups are on the same disk")).toBeNull();
});

test("warns when no backup has succeeded yet", async () => {
  await open(someBackups({ isLate: true, lastGood: null, backups: [failed] }));
  expect(await screen.findByText(/^No backup has succeeded yet\./)).toBeTruthy();
});

test("warns when no backups are scheduled", async () => {
  await open(someBackups({ nextAt: null }));
  expect(await screen.findByText("Automatic backups are off")).toBeTruthy();
});

test.each([
  ["is in a bucket", { kind: "bucket", name: "/srv/data/backups" }, "Get it from the bucket."],
  ["was put elsewhere", { kind: "folder", name: "/mnt" }, /^It was stored elsewhere: \/srv/],
  ["is gone", { kind: "folder", name: "/srv/data/backups" }, /^It's no longer in its folder/],
] as const)("explains why a backup that %s has no download", async (_where, place, reason) => {
  await open(someBackups({ place, backups: [aBackup({ isDownloadable: false })] }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
});

test("names the command for a download too large for a browser", async () => {
  await open(someBackups({ backups: [aBackup({ bytes: 300_000_000 })] }));
  expect(await screen.findByText("pnpm backup FILE")).toBeTruthy();
});

test("offers no backup with a database server", async () => {
  await open(someBackups({ isPossible: false, nextAt: null, lastGood: null, backups: [] }));
  expect(await screen.findByText(/^Your database runs on its own server/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Back up now" })).toBeNull();
});
